/** A number, and how it is shown: `1234`, `1.234`. */
interface Counted {
  readonly count: number;
  readonly shown: string;
}

/** Words of `portao data`, and of the data service to whoever started it. */
export const data = {
  backingUp: 'Fazendo a cópia de segurança…',
  noDatabase: ({ dataDir }: { dataDir: string }) =>
    `Ainda não há banco de dados em ${dataDir}: o primeiro npm start o cria.`,
  backedUp: ({ name, size, file }: { name: string; size: string; file: string }) =>
    `Cópia de segurança feita: ${name} (${size})\n${file}\nEla tem os dados de quem entra no painel: guarde outra fora deste computador, onde só você a leia.\n`,
  hostedBackups:
    'Os dados estão em um projeto do Supabase, que faz as cópias dele: no painel do Supabase, em Database, Backups (o plano gratuito não as garante). Elas não têm as imagens dos posts. Para ter uma cópia sua, com as imagens: npm run portao -- data export copia',
  reading: 'Lendo os dados…',
  foreignFolder: ({ folder }: { folder: string }) =>
    `A pasta ${folder} tem outros arquivos. Escolha uma nova, ou a de uma exportação anterior. Nada foi gravado.`,
  comparing: 'Comparando com o banco de dados…',
  dryRun: '\nNada foi gravado (--dry-run).\n',
  nothingToWrite: '\nNada a gravar: o banco já tem tudo.\n',
  imported:
    '\nGravado. O site mostra os posts depois da próxima construção; com npm start, em instantes.\n',
  peopleStay:
    '\nAs pessoas do painel não vêm com a pasta para o serviço embutido: elas vêm com uma cópia de segurança, ou convide-as com: npm run portao -- user invite E-MAIL\n',
  peopleMoved: ({ count }: { count: number }) =>
    `\nPessoas do painel trazidas, com a senha de antes: ${count}. O código do telefone, quem o usa, configura de novo.\n`,
  exportUnreadable: ({ file, reason }: { file: string; reason: string }) =>
    `${file} falta ou não pode ser lido (${reason}). A pasta tem de ser a de uma exportação: npm run portao -- data export PASTA. Nada foi gravado.`,
  planHeads: ['', 'novos', 'diferentes', 'iguais', 'só no banco (ficam)'],
  addressesTaken: ({ addresses }: { addresses: string }) =>
    `Outros posts do banco já têm estes endereços: ${addresses}. Mude o endereço deles ou exclua-os. Nada foi gravado.`,
  wouldOverwrite: ({ which }: { which: string }) =>
    `O banco tem linhas diferentes das da pasta${which}. Para gravar as da pasta por cima delas, faça antes uma cópia de segurança e rode de novo com --overwrite. Nada foi gravado.`,
  noBackups: ({ folder }: { folder: string }) =>
    `Ainda não há cópias de segurança em ${folder}. Faça a primeira: npm run portao -- data backup\n`,
  backupHeads: ['quando', 'motivo', 'tamanho', 'posts', 'linhas', 'nome'],
  unreadable: 'ilegível',
  toGoBack: 'Para voltar a uma delas: pare o site e rode npm run portao -- data restore NOME',
  secretKeyMissing:
    'Falta a variável SUPABASE_SECRET_KEY: só com a chave secreta do projeto em SUPABASE_URL se leem e gravam todos os dados.',
  readingBackup: 'Lendo a cópia inteira antes de trocar…',
  noBackup: ({ name, folder }: { name: string; folder: string }) =>
    `Não há cópia de segurança "${name}" em ${folder}. Veja quais há: npm run portao -- data list`,
  siteRuns: ({ pid }: { pid: number }) =>
    `O site está no ar (processo ${pid}) e usa os dados. Pare-o (Ctrl+C, ou o serviço do sistema) e rode de novo. Nada mudou.`,
  newerBackup: ({
    name,
    migration,
    dataDir,
  }: {
    name: string;
    migration: string;
    dataDir: string;
  }) =>
    `A cópia ${name} é de uma versão mais nova do programa (migração ${migration}). Atualize o programa e rode de novo. Nada mudou em ${dataDir}.`,
  damagedBackup: ({ name, reason, dataDir }: { name: string; reason: string; dataDir: string }) =>
    `A cópia ${name} está danificada e não pôde ser lida inteira (${reason}). Escolha outra: npm run portao -- data list. Nada mudou em ${dataDir}.`,
  firstAdmin: ({ email, password }: { email: string; password: string }) =>
    `Primeiro acesso ao painel (/admin): ${email}, senha ${password}\nAnote a senha: ela não será mostrada de novo.`,
  firstAdminInFile: ({ email, file }: { email: string; file: string }) =>
    `Primeiro acesso ao painel (/admin): ${email}. A senha está em ${file}; anote-a e apague o arquivo.`,
  restarted: 'O serviço de dados caiu e foi iniciado de novo; nada confirmado se perdeu.',
  restartFailed: ({ reason }: { reason: string }) => `O serviço de dados não voltou: ${reason}`,
  migrated: ({ backup }: { backup: string }) =>
    `O banco de dados foi atualizado. Como era antes está na cópia ${backup}.`,
  backupFailed: ({ reason }: { reason: string }) =>
    `A cópia de segurança de hoje não foi feita: ${reason}`,
  unreachable: ({ reason, count }: { reason: string; count: number }) =>
    `O serviço de dados não respondeu (${reason}). Ficam os ${count} posts da última construção.`,
  unannounced: ({ reason }: { reason: string }) =>
    `O banco de dados não soube tudo o que conta contatos e dias: as páginas do site e o fuso horário (${reason}). Os posts são os de agora. Se o serviço é o seu no Supabase: npx supabase db push`,
  secretKeyMissingForPosts:
    'Falta a variável SUPABASE_SECRET_KEY: sem a chave secreta do projeto em SUPABASE_URL, a linha de comando não vê rascunhos nem grava posts.',
  asking: 'Falando com o serviço de dados…',
  opening: 'Abrindo o serviço de dados…',
  picturesNeedKey:
    'As imagens dos posts estão no projeto do Supabase, e só a chave secreta dele as lê: defina SUPABASE_SECRET_KEY onde o site é construído. Até lá os posts saem sem elas.',
  picturesNotFetched: ({ names, reason }: { names: string; reason: string }) =>
    `Imagens de posts que não puderam ser trazidas do projeto do Supabase: ${names}. ${reason}`,
  pictureLosses: {
    'no-object': 'O projeto não as tem.',
    heavy: 'Têm mais de 12 MB.',
    different: 'O conteúdo não é o da imagem que foi enviada com este nome.',
    late: 'Não deu tempo; a próxima construção continua.',
  },
  noUnusedPictures:
    'Nenhuma imagem a separar: cada uma está em um post, em uma versão dele ou na lixeira, ou foi enviada há menos de 30 dias.\n',
  setAside: ({ count, size, folder }: { count: number; size: string; folder: string }) =>
    `${count === 1 ? 'Uma imagem' : `${count} imagens`} sem uso há mais de 30 dias (${size}) ${count === 1 ? 'vai' : 'vão'} para ${folder}. Lá ${count === 1 ? 'fica' : 'ficam'} mais 30 dias; para ter uma de volta, use-a em um post e rode o comando de novo.`,
  broughtBack: ({ count, size }: { count: number; size: string }) =>
    `${count === 1 ? 'Uma imagem separada está' : `${count} imagens separadas estão`} de novo em um texto (${size}): ${count === 1 ? 'volta' : 'voltam'}.`,
  goneForGood: ({ count, size }: { count: number; size: string }) =>
    `${count === 1 ? 'Uma imagem, separada' : `${count} imagens, separadas`} há mais de 30 dias (${size}), ${count === 1 ? 'é apagada' : 'são apagadas'}. Cópias de segurança de antes ainda as têm.`,
  takingSets: 'Recebendo o que o painel enviou…',
  setWaits: 'espera',
  setsWait: ({ count }: { count: number }) =>
    count === 0
      ? 'Nada que o painel enviou espera.'
      : `Envios que esperam: ${count}. Nada foi gravado (--dry-run).`,
  setBecame: {
    published: 'no repositório',
    wrong: 'recusado: o site teria um erro; o painel diz qual',
    conflict: 'recusado: outra pessoa mudou os mesmos campos; o painel mostra os dois valores',
  },
  setFailed: ({ reason }: { reason: string }) => `não pôde ser tentado, e espera: ${reason}`,
  setsLeft: ({ count }: { count: number }) =>
    `Envios que não puderam ser tentados: ${count}. Esperam a próxima vez.`,
  statesKept: 'O painel mostra os dados do negócio como o ramo os tem agora.',
  noRemoteBranch:
    'A pasta do site não está em um repositório git com um ramo que segue o de um remoto. Rode em um clone, no ramo que é publicado. Nada foi feito.',
  remoteRefused: ({ reason }: { reason: string }) =>
    `O remoto não deu o ramo, ou não aceitou o commit:\n${reason}\nO que não tem resposta espera a próxima vez.`,
  help: {
    backup: 'faz uma cópia de segurança, também com o site no ar',
    list: 'lista as cópias de segurança',
    restore: 'volta o banco de dados a uma cópia (com o site parado)',
    nameOrFile: 'nome de uma das cópias da lista, ou um arquivo',
    export: 'grava posts, agendamento, visitas e contatos em uma pasta, para ler ou levar',
    exportFolder: 'pasta nova, ou de uma exportação',
    import: 'diz o que mudaria com uma pasta exportada, e grava o que não passa por cima de nada',
    importFolder: 'pasta de uma exportação',
    overwrite: 'grava também por cima do que é diferente',
    dryRun: 'só diz o que faria',
    pictures: 'separa as imagens enviadas para posts que nenhum texto usa mais',
    changes:
      'põe no repositório o que o painel de um site em hospedagem de arquivos enviou, e responde a cada envio',
    changesDryRun: 'só diz o que espera',
    about: 'guarda, devolve e muda de lugar os dados do blog',
  },
  tables: {
    blog_posts: 'posts',
    slug_history: 'endereços antigos',
    view_days: 'visitas por dia',
    scheduler: 'agendamento',
    scheduler_runs: 'execuções do agendamento',
    contact_clicks: 'contatos',
    form_entries: 'recados',
    business_drafts: 'rascunhos do negócio',
  },
  reasons: { daily: 'do dia', migration: 'antes de atualizar', manual: 'a pedido' },
  exported: ({ folder, posts, rows }: { folder: string; posts: Counted; rows: Counted }) =>
    `Exportados para ${folder}: ${posts.shown} ${posts.count === 1 ? 'post' : 'posts'} em Markdown; em CSV ${rows.shown} ${rows.count === 1 ? 'linha' : 'linhas'} de agendamento, endereços antigos, visitas e contatos.`,
  withPeople:
    'users.csv tem as senhas embaralhadas de quem entra no painel: guarde a pasta onde só você a leia.',
  withoutPeople:
    'As pessoas do painel não saem: o Supabase não entrega as senhas, nem embaralhadas.',
  backAtBackup: ({ name, posts }: { name: string; posts: string }) =>
    `Feito: o banco de dados voltou à cópia ${name}, com ${posts} posts.`,
  replacedStays: ({ folder }: { folder: string }) =>
    `O que estava lá fica em ${folder} até a próxima volta.`,
  startAgain: 'Ligue o site de novo: npm start',
};
