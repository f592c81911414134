import { blocks } from './blocks.ts';
import { blog } from './blog.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { contacts } from './contacts.ts';
import { data } from './data.ts';
import { doctor } from './doctor.ts';
import { failures } from './failures.ts';
import { newSite } from './new-site.ts';
import { newWords } from './new.ts';
import { routes } from './routes.ts';
import { shared } from './shared.ts';
import { usage } from './usage.ts';
import { user } from './user.ts';
import { why } from './why.ts';
import type { CommandWords } from '../../pt-BR/commands/commands.ts';

/** Everything that the command line says, in English. */
export const commands: CommandWords = {
  blocks,
  blog,
  build,
  check,
  contacts,
  data,
  doctor,
  failures,
  new: newWords,
  newSite,
  routes,
  shared,
  usage,
  user,
  why,
};
