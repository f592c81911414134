// What runs on GitHub names commands, secrets and actions that exist, and asks for no right that it does not need.
import { Command } from 'commander';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { siteFiles } from '../../cli/new/site-files.ts';
import { commands as commandList } from '../../cli/program.ts';
import { root, textOf } from './tree.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
  readonly 'timeout-minutes'?: number;
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const files = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);

const leeds = { name: 'Leeds', in: 'in Leeds', coordinates: [53.7974, -1.5438] } as const;
/** The files of a new site, by their paths in it. */
const filesOfNewSite = (blog: boolean): ReadonlyMap<string, string> =>
  new Map(
    siteFiles({
      folder: '',
      trade: 'Plumber',
      name: 'Wellworth',
      language: 'en',
      blog,
      look: null,
      places: [leeds, { ...leeds, name: 'Otley' }, { ...leeds, name: 'Ilkley' }],
      source: '1.0.0',
      today: '2026-11-22',
    }).map(({ path, text }) => [path, text]),
  );
/** The workflow of a new site with a blog, and of one without. */
const ofNewSite = ['with a blog', 'without'].map((which) => `a new site ${which}`);
const newSites = new Map(ofNewSite.map((name) => [name, filesOfNewSite(name.endsWith('blog'))]));
const textOfWorkflow = (file: string) =>
  newSites.get(file)?.get(`${folder}/site.yml`) ?? textOf(file);
const workflow = (file: string) => parse(textOfWorkflow(file)) as Workflow;
const steps = (file: string) =>
  Object.values(workflow(file).jobs).flatMap((job) => job.steps ?? []);
const commands = (file: string) => steps(file).flatMap(({ run }) => run?.split('\n') ?? []);
const deploying = textOf('docs/deploying.md');
interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (file: string) =>
  JSON.parse(newSites.get(file)?.get('package.json') ?? textOf('package.json')) as Manifest;
const context = {
  root,
  language: 'en',
  exit: () => undefined,
  out: () => undefined,
  err: () => undefined,
} as const;
const program = new Command();
for (const { load } of Object.values(commandList)) program.addCommand((await load())(context));

/** What is wrong with the words of a `portao …` command; null if nothing is. */
function faultOf(words: readonly string[]): string | null {
  let command: Command = program;
  let rest = [...words];
  while (command.commands.length > 0) {
    const next = command.commands.find((one) => one.name() === rest[0]);
    if (!next) return `no command ${rest[0]}`;
    command = next;
    rest = rest.slice(1);
  }
  const unknown = rest
    .filter((word) => word.startsWith('--'))
    .find((word) => !command.options.some(({ long }) => long === word.split('=')[0]));
  return unknown ? `${command.name()} has no ${unknown}` : null;
}

test('there is one that tests, one that deploys and one that writes posts', () => {
  expect(files.map((file) => file.split('/').at(-1))).toEqual([
    'blog-auto.yml',
    'ci.yml',
    'deploy.yml',
  ]);
});

test('a command that does not exist would be noticed', () => {
  expect([
    faultOf(['blog', 'auto', '--json']),
    faultOf(['blog', 'automatic']),
    faultOf(['bulid']),
    faultOf(['build', '--relase']),
  ]).toEqual([null, 'no command automatic', 'no command bulid', 'build has no --relase']);
});

describe.each([...files, ...ofNewSite])('%s', (file) => {
  const { scripts, devDependencies = {} } = manifestOf(file);

  test('runs only scripts and commands that exist', () => {
    const called = commands(file).flatMap((line) =>
      Array.from(
        line.matchAll(/npm run (?:--silent )?(\S+)(?: -- ([^>|;&]*))?/g),
        ([, script, words = '']) => ({
          script: script!,
          words: words.trim().split(/\s+/).filter(Boolean),
        }),
      ),
    );
    expect(called.length).toBeGreaterThan(0);
    const faults = called.map(({ script, words }) => {
      if (!Object.hasOwn(scripts, script)) return `no script ${script}`;
      const own = /^(?:node cli\/launch\.mjs|portao) ?(.*)$/.exec(scripts[script]!);
      return own ? faultOf([...own[1]!.split(' ').filter(Boolean), ...words]) : null;
    });
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });

  test('fetches no program but those of the project, or in one named version', () => {
    const fetched = commands(file).flatMap((line) =>
      Array.from(line.matchAll(/npx (?:--yes )?(\S+)/g), ([, name]) => name!),
    );
    expect(
      fetched.filter(
        (name) => !Object.hasOwn(devDependencies, name) && !/@\d+\.\d+\.\d+$/.test(name),
      ),
    ).toEqual([]);
  });

  test('uses GitHub’s own actions by their major version, and workflows that exist', () => {
    const actions = steps(file).flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((uses) => !/^actions\/[a-z-]+@v\d+$/.test(uses))).toEqual([]);
    const workflows = Object.values(workflow(file).jobs).flatMap(({ uses }) => uses ?? []);
    expect(workflows.filter((uses) => !existsSync(join(root, uses)))).toEqual([]);
  });

  test('may read the repository and nothing else but, to know its last run, runs; and leaves no credentials in the checkout', () => {
    expect(workflow(file).permissions).toEqual({
      contents: 'read',
      ...(commands(file).some((line) => line.includes('gh run list')) ? { actions: 'read' } : {}),
    });
    const checkouts = steps(file).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(
      checkouts.map(() => false),
    );
  });

  test('runs once at a time, and not forever', () => {
    expect(workflow(file).concurrency?.group).toEqual(expect.any(String));
    expect(
      Object.values(workflow(file).jobs).filter((job) => job.steps && !job['timeout-minutes']),
    ).toEqual([]);
  });

  test('names only secrets and variables that docs/deploying.md explains', () => {
    const named = [
      ...new Set(
        Array.from(
          textOfWorkflow(file).matchAll(/\b(?:secrets|vars)\.([A-Z_]+)/g),
          ([, name]) => name!,
        ),
      ),
    ];
    expect(named.filter((name) => !deploying.includes(`\`${name}\``))).toEqual([]);
  });

  test('puts no secret into the text of a command', () => {
    expect(commands(file).filter((line) => line.includes('${{'))).toEqual([]);
  });
});

test('only what commits for the panel may write, and only its last step has the token that writes', () => {
  const writers = [...files, ...ofNewSite].flatMap((file) =>
    Object.entries(workflow(file).jobs).flatMap(([name, { permissions }]) =>
      permissions ? [`${file} ${name}: ${JSON.stringify(permissions)}`] : [],
    ),
  );
  expect(writers).toEqual([
    `${folder}/blog-auto.yml deploy: {"contents":"write"}`,
    `${folder}/deploy.yml changes: {"contents":"write"}`,
    `${ofNewSite[0]} changes: {"contents":"write"}`,
  ]);
  for (const file of [`${folder}/deploy.yml`, ofNewSite[0]!]) {
    const own = workflow(file).jobs['changes']!.steps!;
    const withToken = own.filter((step) => JSON.stringify(step).includes('github.token'));
    expect(withToken).toEqual([own.at(-1)]);
    expect(own.at(-1)!.run).toContain('npm run --silent portao -- data changes');
  }
});

test('a new site without a blog has nothing that asks a hosted project', () => {
  const [withBlog, without] = ofNewSite.map(textOfWorkflow);
  expect(withBlog).toContain('SUPABASE_URL');
  expect(without).not.toMatch(/SUPABASE|schedule|# (?:if|end)/);
  expect(Object.keys(workflow(ofNewSite[1]!).jobs)).toEqual(['site']);
});

test('what is deployed is the branch with what the panel sent', () => {
  const { deploy } = workflow(`${folder}/deploy.yml`).jobs as unknown as {
    deploy: { needs: readonly string[]; steps: readonly Step[] };
  };
  expect(deploy.needs).toContain('changes');
  expect(deploy.steps[0]!.with?.['ref']).toBe('main');
  const { site } = workflow(ofNewSite[0]!).jobs as unknown as { site: typeof deploy };
  expect(site.needs).toContain('changes');
  expect(site.steps[0]!.with?.['ref']).toBe('${{ github.ref_name }}');
});

test('every workflow that one calls is given what it asks for', () => {
  const asked = Object.keys(
    (workflow(`${folder}/deploy.yml`).on.workflow_call as { secrets: object }).secrets,
  ).sort();
  const { deploy } = workflow(`${folder}/blog-auto.yml`).jobs as unknown as {
    deploy: { secrets: object };
  };
  expect(Object.keys(deploy.secrets).sort()).toEqual(asked);
});
