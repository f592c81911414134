// Lite answers 500 for faults of the database that are the request's: PostgREST answers them with 4xx.

/** Status of a refusal by the SQLSTATE of its reason, or its first two letters, as PostgREST has them. */
const statuses = {
  '08P01': 400,
  23503: 409,
  23505: 409,
  42501: 403,
  P0001: 400,
  '0A': 400,
  22: 400,
  23: 400,
  42: 400,
  53100: 507,
  54: 413,
  // Files that cannot be read: the code says so to whoever puts it into words.
  58: 500,
  XX001: 500,
  XX002: 500,
};

/** What a connection's database refused last: `take` gives it once, with the code that Lite's answer lacks. */
export function watchRefusals(connection) {
  let last = null;
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normal = normalize(error);
    last = normal;
    return normal;
  };
  return {
    take() {
      const fault = last;
      last = null;
      return fault;
    },
  };
}

/** True for an error of JavaScript's that came before the database: a value that is none of the type it is for. */
const isUnread = (fault) =>
  fault instanceof Error &&
  fault.code === undefined &&
  fault.errno === undefined &&
  !(fault instanceof WebAssembly.RuntimeError);

/** The answer to a request that was refused with `fault`; null if the fault is not the request's. */
export function refusalOf(fault) {
  const code = isUnread(fault) ? 'PGRST100' : fault?.code;
  const status =
    code === 'PGRST100'
      ? 400
      : typeof code === 'string'
        ? (statuses[code] ?? statuses[code.slice(0, 2)])
        : undefined;
  return status === undefined
    ? null
    : new Response(
        JSON.stringify({
          code,
          message: fault.message,
          details: fault.detail ?? null,
          hint: fault.hint ?? null,
        }),
        { status, headers: { 'content-type': 'application/json; charset=utf-8' } },
      );
}
