import { alike } from './commands/alike.ts';
import { blocks } from './commands/blocks.ts';
import { blog } from './commands/blog.ts';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { contacts } from './commands/contacts.ts';
import { data } from './commands/data.ts';
import { doctor } from './commands/doctor.ts';
import { edit } from './commands/edit.ts';
import { examples } from './commands/examples.ts';
import { failures } from './commands/failures.ts';
import { gallery } from './commands/gallery.ts';
import { generate } from './commands/generate.ts';
import { mail } from './commands/mail.ts';
import { newSite } from './commands/new-site.ts';
import { newWords } from './commands/new.ts';
import { routes } from './commands/routes.ts';
import { shared } from './commands/shared.ts';
import { upgrade } from './commands/upgrade.ts';
import { usage } from './commands/usage.ts';
import { user } from './commands/user.ts';
import { why } from './commands/why.ts';
import type { CommandWords } from '../pt-BR/commands.ts';

/** Everything that the command line says, in English. */
export const commands: CommandWords = {
  alike,
  blocks,
  blog,
  build,
  check,
  contacts,
  data,
  doctor,
  edit,
  examples,
  failures,
  gallery,
  generate,
  mail,
  new: newWords,
  newSite,
  routes,
  shared,
  upgrade,
  usage,
  user,
  why,
};
