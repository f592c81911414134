import type { StaffRole } from '../../blog/post-store.ts';
import { createContext, useContext } from 'react';

/** Who works at the panel. */
export interface PanelAccount {
  readonly userId: string;
  readonly email: string;
  /** '' for none. */
  readonly name: string;
  readonly role: StaffRole;
}

/** Set where somebody of the panel is signed in. */
export const AccountContext = createContext<PanelAccount | null>(null);

/** Who is at the panel. Throws where nobody is signed in. */
export function useAccount(): PanelAccount {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount: nobody is signed in');
  return account;
}
