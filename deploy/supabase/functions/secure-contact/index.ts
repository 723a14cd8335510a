/** What Supabase calls; everything else is in the bundle beside it, which `npm run elsewhere` builds. */
import service from "./secure-contact.js";

Deno.serve(service.fetch);
