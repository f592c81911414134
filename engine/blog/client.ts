import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';

/** supabase-js over our tables and functions. */
export type DataClient = SupabaseClient<Database>;

/** Which service, with which key, and whether a session is kept. */
export interface ConnectOptions {
  /** Without a slash at its end; in the browser with the embedded service `location.origin`. */
  readonly url: string;
  /** `sb_publishable_…` for the panel, `sb_secret_…` for command line and build. */
  readonly key: string;
  /** True in the panel: the session is kept in the browser and renewed. */
  readonly keepSession?: boolean;
  readonly fetch?: typeof fetch;
}

/** A client; opens no connection. Nothing of ours uses channels, for which Node 20 lacks a WebSocket. */
export function connect({ url, key, keepSession = false, fetch }: ConnectOptions): DataClient {
  return createClient<Database>(url, key, {
    auth: { persistSession: keepSession, autoRefreshToken: keepSession, detectSessionInUrl: false },
    ...(fetch ? { global: { fetch } } : {}),
    realtime: { transport: (globalThis.WebSocket ?? class {}) as typeof WebSocket },
  });
}
