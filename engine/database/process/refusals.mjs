// Lite answers 500 for faults of the database that are the request's: PostgREST answers them with 4xx.

/** Status of a refusal by the SQLSTATE of its reason, or its first two letters, as PostgREST has them. */
const statuses = {
  23503: 409,
  23505: 409,
  42501: 403,
  P0001: 400,
  '0A': 400,
  22: 400,
  23: 400,
  42: 400,
  54: 413,
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

/** The answer to a request that the database refused with `fault`; null if the fault is not the request's. */
export function refusalOf(fault) {
  const code = fault?.code;
  const status =
    typeof code === 'string' ? (statuses[code] ?? statuses[code.slice(0, 2)]) : undefined;
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
