import { createContext, useContext } from 'react';

/** Who works at the panel. */
export interface Account {
  readonly userId: string;
  readonly email: string;
}

/** Set where an admin is signed in. */
export const AccountContext = createContext<Account | null>(null);

/** The admin at the panel. Throws where nobody is signed in. */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount: nobody is signed in');
  return account;
}
