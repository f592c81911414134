/** How often the session is asked before it is given up: each answer out of step takes one. */
const attempts = 8;

/** True if the session answers what it is asked, outside of a transaction, as its owner. */
async function answers(db, question) {
  try {
    const { rows } = await db.query(
      'select $1::int as answer, current_user = session_user as "isOwn"',
      [question],
    );
    return rows[0]?.answer === question && rows[0].isOwn === true;
  } catch {
    return false;
  }
}

/**
 * Brings the session of PGlite back into step after a fault, and out of a transaction that was left open: a message that
 * it could not read leaves it one answer behind (docs/reports/lite-empty-array.md). Two right answers in a row, and it is
 * well. False: it is beyond that, and a new process has to open the database.
 */
export async function recover(db) {
  for (let attempt = 1, inStep = 0; attempt <= attempts; attempt += 1) {
    inStep = (await answers(db, attempt)) ? inStep + 1 : 0;
    if (inStep === 2) return true;
    if (inStep === 0) await db.exec('rollback').catch(() => undefined);
  }
  return false;
}
