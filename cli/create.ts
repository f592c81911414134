// Entry of the package `create-portao`: `npm create portao@latest my-site` is `portao new site my-site`, without the rest.
import { runProgram } from './command-line/run-program.ts';
import { newSiteCommand } from './new/new-site.ts';

void runProgram(process.cwd(), process.argv, async (context) => newSiteCommand(context, true));
