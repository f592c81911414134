/** Words of `portao doctor`, check by check. */
export const doctor = {
  backups: {
    name: 'Cópias de segurança',
    none: ({ backupDir }: { backupDir: string }) => `nenhuma em ${backupDir}.`,
    oldWhileRunning: ({ age }: { age: string }) =>
      `${age}, e o servidor, que faz uma por dia, está rodando. As mensagens dele dizem o que falta.`,
    fromToday: 'a mais nova é de hoje',
    fromYesterday: 'a mais nova é de ontem',
    daysOld: ({ days }: { days: number }) => `a mais nova tem ${days} dias`,
  },
  browser: {
    late: 'Chromium: não abriu a tempo; só os testes precisam dele.',
    tryAgain: ({ command }: { command: string }) =>
      `Tente de novo com a máquina livre, ou: ${command}`,
    none: 'Chromium: nenhum que abra; só os testes precisam dele.',
  },
  counting: {
    on: ({ count }: { count: number }) => `Contagem de contatos: ligada nas ${count} páginas`,
    stopped: ({
      untold,
      count,
      named,
      more,
    }: {
      untold: number;
      count: number;
      named: string;
      more: string;
    }) => `Contagem de contatos: parada em ${untold} de ${count} páginas (${named}${more}).`,
    publishAgain: 'Construa e publique de novo, com as três variáveis SUPABASE_…: npm run build',
    waitForStart:
      'Páginas novas contam depois de publicadas: npm start. Se ele acaba de iniciar, espere um minuto; as mensagens dele dizem o que falta.',
  },
  output: {
    open: ({ folder }: { folder: string }) => `Site construído: ${folder}, pode ser escrito`,
    closed: ({ path, isFile, owner }: { path: string; isFile: boolean; owner: string }) =>
      isFile
        ? `O site não pode ser construído: ${path} é um arquivo, e tem de ser uma pasta.`
        : `O site não pode ser construído: ${path} é de ${owner}, e este usuário não pode escrever ali.`,
  },
  dataFolder: {
    name: 'Pasta de dados',
    cannotMake: ({
      dataDir,
      path,
      isFile,
      owner,
    }: {
      dataDir: string;
      path: string;
      isFile: boolean;
      owner: string;
    }) =>
      isFile
        ? `${dataDir} não pode ser criada: ${path} é um arquivo.`
        : `${dataDir} não pode ser criada: ${path} é de ${owner}, e este usuário não pode escrever ali.`,
    notYet: ({ dataDir }: { dataDir: string }) =>
      `${dataDir} ainda não existe; o primeiro npm start a cria`,
    noFolder: ({ dataDir }: { dataDir: string }) => `${dataDir} não é uma pasta.`,
    chooseOther: 'Escolha outra com DATA_DIR.',
    notOurs: ({ dataDir }: { dataDir: string }) =>
      `${dataDir} não pode ser lida e gravada por este usuário.`,
    open: ({ dataDir }: { dataDir: string }) => `${dataDir} está aberta a outros usuários.`,
    keysMissing:
      'falta keys.json; o próximo início faz chaves novas, e todos entram de novo no painel.',
    putBack: 'Devolva o arquivo da cópia de segurança, se houver uma.',
    keysOpen: 'as chaves em keys.json podem ser lidas por outros usuários.',
    keysEmpty: 'keys.json não tem as chaves; o serviço não inicia.',
    putBackOrRemove: ({ file }: { file: string }) =>
      `Devolva-o da cópia de segurança, ou: rm "${file}"`,
    held: ({ dataDir, pid }: { dataDir: string; pid: number }) =>
      `${dataDir}, aberta pelo processo ${pid}`,
    leftBehind: ({ dataDir }: { dataDir: string }) =>
      `${dataDir}, livre (o processo que a tinha caiu; o próximo a retoma sozinho)`,
    free: ({ dataDir }: { dataDir: string }) => `${dataDir}, livre`,
    room: ({ size }: { size: string }) => `Disco: ${size} livres`,
    littleRoom: ({ size, folder }: { size: string; folder: string }) =>
      `Disco: só ${size} livres em ${folder}.`,
    freeSpace: 'Libere espaço: uma gravação que não cabe falha.',
  },
  git: {
    notIgnored: ({ folder }: { folder: string }) =>
      `Git: ${folder} não está em .gitignore; o próximo commit levaria os posts, as contas e as chaves do serviço.`,
    inGit: ({ folder }: { folder: string }) =>
      `Git: arquivos de ${folder} já estão no repositório, com as chaves do serviço.`,
  },
  allWell: 'Tudo em ordem.',
  about: 'diz o que falta na máquina e como consertar',
  hostedOption: 'olha só este projeto do Supabase, com as chaves das variáveis SUPABASE_…',
  noAnswer: ({ name, seconds }: { name: string; seconds: number }) =>
    `${name}: sem resposta em ${seconds} s.`,
  busy: 'A máquina pode estar ocupada; tente de novo.',
  environment: {
    seeDocs: 'Veja docs/deploying.md, «Posts, panel and the data service».',
    secretKeyMissing:
      'Falta SUPABASE_SECRET_KEY: portao blog não funciona, e a construção lê só o que visitantes leem.',
    copySecretKey: 'Copie-a do painel do Supabase, em Project Settings, API Keys.',
    urlMissing:
      'SUPABASE_SECRET_KEY está definida, e SUPABASE_URL não: vale o serviço embutido, e não o projeto hospedado.',
    setAllOrNone: 'Defina também SUPABASE_URL e SUPABASE_PUBLISHABLE_KEY, ou nenhuma das três.',
    passwordLength:
      'ADMIN_PASSWORD precisa de 10 letras a 72 bytes; o serviço de dados não inicia.',
    passwordKnown:
      'ADMIN_PASSWORD está nas listas de senhas vazadas, ou é o e-mail da conta; o serviço de dados não a aceita.',
    choosePassword: 'Escolha outra senha.',
    withoutHttps: 'SITE_URL começa com http://; os endereços publicados não terão HTTPS.',
    inEnvironment: 'no ambiente',
    publishedSecret: ({ name, where }: { name: string; where: string }) =>
      `${name} (${where}) tem uma chave secreta, e nomes com VITE_ podem ir parar nas páginas.`,
    takePrefixOff: 'Tire o prefixo VITE_, e troque a chave no serviço.',
    ok: 'Variáveis de ambiente: sem contradições',
  },
  installation: {
    oldNode: ({ node, oldest }: { node: string; oldest: string }) =>
      `Node ${node}; é preciso o ${oldest} ou mais novo.`,
    installNode: 'Instale a versão LTS de https://nodejs.org',
    name: 'Dependências',
    notInstalled: ({ name }: { name: string }) => `${name}: não estão instaladas.`,
    asLocked: ({ name }: { name: string }) => `${name}: como em package-lock.json`,
    andMore: ({ more }: { more: number }) => ` e mais ${more}`,
    missing: ({ name, some }: { name: string; some: string }) =>
      `${name}: faltam ou são de outra versão: ${some}.`,
    missingForTests: ({ name, some }: { name: string; some: string }) =>
      `${name}: faltam as de desenvolvimento, que só os testes usam: ${some}.`,
  },
  ports: {
    name: 'Porta',
    free: ({ name }: { name: string }) => `${name}: livre`,
    ours: ({ name }: { name: string }) => `${name}: em uso pelo nosso servidor`,
    taken: ({ name }: { name: string }) => `${name}: em uso por outro programa.`,
    chooseOther: ({ command }: { command: string }) => `Encerre-o, ou escolha outra: ${command}`,
  },
  reading: {
    reasons: {
      end: 'falta a quebra de linha no fim',
      character: 'tabulação ou outro caractere de controle',
      marker: '--- ou ...',
      anchor: 'âncora',
      alias: 'referência a uma âncora',
      tag: 'etiqueta (!)',
      field: 'nome de campo entre aspas ou repetido',
      indentation: 'recuo fora do comum',
      depth: 'níveis demais',
      flow: 'lista ou grupo entre colchetes ou chaves',
      'block-scalar': 'texto com | ou >',
      quotes: 'texto entre aspas em várias linhas',
      'plain-text': 'texto sem aspas com dois-pontos',
      number: 'número fora do comum',
    },
    quick: ({ quick, count }: { quick: number; count: number }) =>
      `Leitura rápida: ${quick} de ${count} ${count === 1 ? 'documento' : 'documentos'}`,
    slow: ({ count }: { count: number }) => `${count} pelo leitor completo`,
  },
  service: {
    silentProject: ({ name, url, status }: { name: string; url: string; status: number | null }) =>
      `${name}: ${url} não respondeu${status === null ? '' : ` (${status})`}.`,
    name: 'Serviço de dados',
    notRunning: ({ name }: { name: string }) =>
      `${name}: não está rodando; npm start o inicia, e cada comando o abre para si`,
    nextStart: 'o próximo início cuida disso sozinho, e antes guarda uma cópia dos dados',
    silent: ({ name, pid, url }: { name: string; pid: number; url: string }) =>
      `${name}: o processo ${pid} tem a pasta aberta e não responde em ${url}.`,
    endIt: ({ pid }: { pid: number }) => `Se ele não estiver iniciando agora: kill ${pid}`,
    answers: ({ name, url }: { name: string; url: string }) => `${name}: responde em ${url}`,
    startedBefore: ({ behind }: { behind: string }) =>
      `Migrações: ${behind}; o serviço foi iniciado antes.`,
    startAgain:
      'Inicie o servidor de novo: ele faz o que falta, e antes guarda uma cópia dos dados.',
    newOnes: 'há novas',
    waiting: 'esperam',
    otherVersion: 'nenhuma espera, mas o serviço de dados tem outra versão',
    allApplied: 'todas aplicadas',
    migrations: 'Migrações',
    checkNetwork:
      'Confira a internet e SUPABASE_URL; um projeto gratuito parado volta pelo painel do Supabase.',
    notSupabase: ({ name, url, status }: { name: string; url: string; status: number }) =>
      `${name}: ${url} respondeu ${status}, e não como um projeto do Supabase.`,
    checkUrl: 'Confira SUPABASE_URL.',
    urlAnswers: ({ name, url }: { name: string; url: string }) => `${name}: ${url} responde`,
    withoutKey: 'sem SUPABASE_SECRET_KEY só se vê que a tabela dos posts existe',
    tableMissing: 'Migrações: falta a tabela dos posts.',
    notDescribed: 'o serviço não descreve o que tem',
    allThere: 'as tabelas e funções de todas estão lá; regras e gatilhos não se veem pela API',
    migrationsMissing: ({ list }: { list: string }) => `Migrações: faltam ${list}.`,
    keyRefused: ({ variable, status }: { variable: string; status: number }) =>
      `O serviço de dados não aceitou ${variable} (${status}).`,
    copyKey: 'Copie a chave de novo do painel do Supabase, em Project Settings, API Keys.',
    exactList: 'a lista exata',
  },
  site: {
    noFolder: ({ name }: { name: string }) => `${name} não existe.`,
    nameFolder: 'Diga a pasta certa com --site PASTA.',
    problems: ({ name, count, file }: { name: string; count: number; file: string }) =>
      `${name}: ${count} ${count === 1 ? 'problema' : 'problemas'} em ${file}.`,
    noPages: ({ name }: { name: string }) => `${name} não tem páginas em pages/.`,
    seeGuide: 'Veja docs/authoring.md, «Uma cidade nova, passo a passo».',
    ok: ({ name, pages, command }: { name: string; pages: number; command: string }) =>
      `${name}, ${pages} ${pages === 1 ? 'página' : 'páginas'} (confira-as com ${command})`,
  },
  summary: ({ errors, warnings }: { errors: number; warnings: number }) =>
    `${errors} ${errors === 1 ? 'erro' : 'erros'}, ${warnings} ${warnings === 1 ? 'aviso' : 'avisos'}.`,
  hosted: {
    keysOk: 'Chaves: da forma atual',
    keysOld: 'Chaves: são da forma antiga (anon, service_role), que o Supabase vai desligar.',
    makeKeys:
      'Crie sb_publishable_… e sb_secret_… no painel do Supabase, em Project Settings, API Keys.',
    signUpUnknown: 'Cadastro: o projeto não disse se está fechado.',
    seeSignUp: 'Veja no painel do Supabase, em Authentication, Sign In / Providers.',
    signUpClosed: 'Cadastro: fechado',
    signUpOpen: 'Cadastro: qualquer pessoa pode criar uma conta no projeto.',
    schemasOk: 'Esquemas: só public está na API',
    schemasOpen: ({ schemas }: { schemas: string }) => `Esquemas: a API mostra ${schemas}.`,
    rowsOk: 'Visitantes: não leem rascunhos, versões, agendador, contatos nem auditoria',
    rowsOpen: ({ tables }: { tables: string }) =>
      `Visitantes: leem o que não devem, em ${tables}: faltam as regras de acesso.`,
    bucketOk: 'Imagens dos posts: o projeto as guarda, só para quem é do painel',
    noBucket:
      'Imagens dos posts: o projeto não tem o bucket post-pictures, e o painel não consegue enviar nenhuma.',
    makeBucket:
      'npx supabase db push; se ele não achar nada a fazer, rode supabase/migrations/20261128000100_post_pictures.sql no SQL Editor do painel do Supabase.',
    bucketOpen:
      'Imagens dos posts: o bucket post-pictures é público, também para as dos rascunhos.',
    closeBucket:
      'Rode supabase/migrations/20261128000100_post_pictures.sql de novo no SQL Editor do painel do Supabase.',
  },
};
