import type { DataClient } from './client.ts';
import type { StaffRole } from './post-store.ts';
import { accepted } from './supabase-answer.ts';

/** Somebody of the panel, or somebody who was invited and has not come yet. */
export interface Person {
  /** Null for an invitation. */
  readonly id: string | null;
  readonly email: string;
  /** '' for none. */
  readonly name: string;
  readonly role: StaffRole;
  /** ISO 8601; null for whoever never signed in. */
  readonly lastSignIn: string | null;
  /** True if a code of their telephone is asked for at sign-in. */
  readonly secondFactor: boolean;
  /** Until when an invitation can be accepted, ISO 8601; null for people. */
  readonly invitedUntil: string | null;
}

/** The token of a link that works once, and until when it does (ISO 8601). */
export interface Link {
  readonly token: string;
  readonly email: string;
  readonly expiresAt: string;
}

/** Something that was done: `action` of whom (null: command line or server), to what, with what detail. */
export interface AuditEntry {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly actor: string | null;
  readonly action: string;
  readonly subject: string;
  readonly detail: string;
}

/** What an admin does with people; `setName` is for everybody. Every method rejects with `DataError` alone. */
export interface People {
  /** Admins first, by e-mail address; invitations among them. */
  list(): Promise<readonly Person[]>;
  /** `last-admin` if nobody would be left who may do everything. */
  setRole(id: string, role: StaffRole): Promise<void>;
  /** Removes the account too; sessions end at once. `last-admin` as in `setRole`. */
  remove(id: string): Promise<void>;
  endSessions(id: string): Promise<void>;
  /** For whoever lost the telephone. */
  removeSecondFactor(id: string): Promise<void>;
  /** A link for 48 hours, in place of an earlier one for this address; `known-address` for whoever has an account. */
  invite(email: string, role: StaffRole): Promise<Link>;
  cancelInvite(email: string): Promise<void>;
  setName(name: string): Promise<void>;
  /** A link to a new password, for 48 hours. Secret key alone. */
  resetLink(email: string): Promise<Link>;
  /** A page of what was done, newest first, older than the entry `before`. */
  history(limit: number, before?: number): Promise<readonly AuditEntry[]>;
}

/** `People` over supabase-js. */
export function createPeople(client: DataClient): People {
  const rpc: DataClient['rpc'] = client.rpc.bind(client);
  const linkOf = (data: unknown): Link => {
    const { token, email, expires_at } = data as Record<'token' | 'email' | 'expires_at', string>;
    return { token, email, expiresAt: expires_at };
  };
  return {
    async list() {
      const { data } = await accepted(rpc('people'));
      return (data ?? []).map(
        ({ id, email, name, role, last_sign_in_at, invited_until, second_factor }) => ({
          id,
          email,
          name,
          role: role as StaffRole,
          lastSignIn: last_sign_in_at,
          secondFactor: second_factor,
          invitedUntil: invited_until,
        }),
      );
    },
    setRole: async (person, role) =>
      void (await accepted(rpc('set_role', { person, new_role: role }))),
    remove: async (person) => void (await accepted(rpc('remove_person', { person }))),
    removeSecondFactor: async (person) =>
      void (await accepted(rpc('remove_second_factor', { person }))),
    endSessions: async (person) => void (await accepted(rpc('end_sessions', { person }))),
    invite: async (email, role) =>
      linkOf((await accepted(rpc('invite_person', { email, role }))).data),
    cancelInvite: async (email) => void (await accepted(rpc('cancel_invite', { email }))),
    setName: async (name) => void (await accepted(rpc('set_my_name', { new_name: name }))),
    resetLink: async (email) => linkOf((await accepted(rpc('reset_link', { email }))).data),
    async history(limit, before) {
      const asked = client
        .from('audit_log')
        .select('id,at,actor,action,subject,detail')
        .order('id', { ascending: false })
        .limit(limit);
      return (await accepted(before === undefined ? asked : asked.lt('id', before))).data ?? [];
    },
  };
}
