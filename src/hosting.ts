/** The address of the hosting that runs the functions; empty where they are at the site's own. */
export const hosting = import.meta.env.VITE_SUPABASE_URL ?? ''
