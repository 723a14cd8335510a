-- Run once, in Supabase's SQL editor. Requests are personal data: they get a schema and an account of their own,
-- because what lies in Supabase's public schema can be read through its Data API.
create role contact_service login password 'CHANGE-ME';
create schema contact;
grant usage, create on schema contact to contact_service;
alter role contact_service set search_path = contact;
