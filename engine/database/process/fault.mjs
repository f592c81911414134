/**
 * Why a data folder cannot be opened, for whoever has to do something about it (`DataFaultReason` in data-faults.ts);
 * `details` names what it is about.
 */
export class DataFault extends Error {
  name = 'DataFault';

  constructor(reason, message, details = {}, cause = undefined) {
    super(message, { cause });
    this.reason = reason;
    this.details = details;
  }
}

const byCode = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
};

/** The reason of any error; undefined for a fault of ours. */
export const reasonOf = (error) => error.reason ?? byCode[error.code];
