/** What Supabase calls; everything else is in the bundle beside it, which `npm run build -- serverless` builds. */
import service from "./secure-contact.js";

Deno.serve(service.fetch);
