/** What a command says when it fails: what happened, and what to do. */
export const failures = {
  notReady: 'Isto falta para publicar de verdade. Para publicar assim mesmo: --allow-placeholders',
  siteAsBefore: 'Nada foi gravado: o site publicado continua como estava.',
  otherBuild: ({ pid }: { pid: number }) =>
    `Outra construção está em andamento (processo ${pid}). Espere que termine e tente de novo.`,
  changedDuringBuild:
    'Alguém mudou o site enquanto era construído. Nada foi gravado: rode o comando de novo.',
  foreignOutput: ({ folder }: { folder: string }) =>
    `A pasta ${folder} tem arquivos que não são deste programa. Escolha uma pasta vazia com --out.`,
  secretInOutput: ({ path }: { path: string }) =>
    `${path} contém uma chave secreta do serviço de dados. Nada foi publicado: tire a chave do texto e troque-a no serviço.`,
  bundleFailed: 'O código do site não pôde ser montado:',
  dataFolderBusy: ({ dataDir, pid }: { dataDir: string; pid: number }) =>
    `A pasta de dados ${dataDir} está em uso pelo processo ${pid}. Encerre-o, ou veja o que há com: npm run portao -- doctor`,
  dataServiceFailed: ({ reason }: { reason: string | undefined }) =>
    `O serviço de dados não iniciou; o site continua no ar sem ele. ${reason}`,
  portInUse:
    'A porta já está em uso por outro programa. Escolha outra com --port, por exemplo: npm start -- --port 4174, ou npm run dev -- --port 5174',
  dataDiskFull: 'Há menos de 40 MB livres no disco dos dados.',
  diskFull: 'O disco está cheio. O site publicado continua inteiro; libere espaço e tente de novo.',
  fileRefused: ({ reason }: { reason: string }) =>
    `O sistema recusou um arquivo: ${reason}. O site publicado continua inteiro; confira o disco e tente de novo.`,
  /** What the system says of a file that it refuses, by its code. */
  systemFaults: {
    EACCES: 'falta permissão',
    EPERM: 'falta permissão',
    ENOENT: 'não existe',
    EEXIST: 'há um arquivo onde devia haver uma pasta',
    ENOTDIR: 'no caminho há um arquivo onde devia haver uma pasta',
    EISDIR: 'é uma pasta, e devia ser um arquivo',
    EROFS: 'o disco só permite leitura',
    ENOSPC: 'o disco está cheio',
    EDQUOT: 'o espaço reservado a este usuário acabou',
    EMFILE: 'há arquivos demais abertos',
    EIO: 'o disco falhou',
  },
  noPermission: ({ reason }: { reason: string }) => `Sem permissão: ${reason}`,
  closedFolder: ({ folder, owner }: { folder: string; owner: string }) =>
    `A pasta ${folder} é de ${owner}, e este usuário não pode escrever nela. Torne-a sua, ou diga outra com --out:\n  sudo chown -R "$(id -un)" "${folder}"`,
  ourBug: 'Erro nosso:',
  reasonDiskFull: 'O disco está cheio.',
  reasonNoPermission: 'Falta permissão para gravar.',
  reasonReadOnly: 'O disco só permite leitura.',
  reasonOther: ({ code }: { code: string }) => `Não foi possível gravar (${code}).`,
  nothingWritten: ({ reason }: { reason: string }) =>
    `${reason} Nada foi gravado: tudo está como antes. Resolva isso e tente de novo.`,
  partlyWritten: ({
    reason,
    written,
    untouched,
  }: {
    reason: string;
    written: string;
    untouched: string;
  }) =>
    `${reason} Estão gravados, inteiros: ${written}. Como antes: ${untouched}. Resolva isso e rode de novo com --force.`,
  variable: 'A variável',
  untrustedProxy:
    'Os pedidos chegam por um proxy, e todos os visitantes contam como um só nos limites. Se o proxy for seu, defina TRUST_PROXY=1 e inicie de novo (docs/deploying.md).',
  stoppedHalfway:
    'O comando parou no meio: o que ele esperava nunca chegou. O que ele já tinha gravado ficou: confira antes de rodá-lo de novo.\n',
  hostLimits: {
    excesses: {
      files: ({ found, most }: { found: string; most: string }) =>
        `${found} arquivos; o limite é ${most}. Tire páginas, ou use um plano ou hospedagem que aceite mais.`,
      filesInFolder: ({ found, most, where }: { found: string; most: string; where: string }) =>
        `${found} arquivos na pasta ${where}; o limite é ${most}. Distribua as páginas em pastas.`,
      fileBytes: ({ found, most, where }: { found: string; most: string; where: string }) =>
        `${where} tem ${found} bytes; o limite é ${most}. Diminua o arquivo.`,
      redirects: ({ found, most }: { found: string; most: string }) =>
        `${found} redirecionamentos; o limite é ${most}. Tire os mais antigos de redirects, em site.yaml.`,
      wildcardRedirects: ({ found, most }: { found: string; most: string }) =>
        `${found} redirecionamentos com *; o limite é ${most}.`,
      redirectsBytes: ({ found, most }: { found: string; most: string }) =>
        `O arquivo _redirects tem ${found} bytes; o limite é ${most}, e o resto seria cortado sem aviso. Tire os redirecionamentos mais antigos.`,
      redirectLength: ({ found, most, where }: { found: string; most: string; where: string }) =>
        `O redirecionamento de ${where} tem ${found} caracteres; o limite é ${most}. Encurte os endereços.`,
      headerRules: ({ found, most }: { found: string; most: string }) =>
        `O arquivo _headers tem ${found} regras; o limite é ${most}.`,
      headerLength: ({ found, most, where }: { found: string; most: string; where: string }) =>
        `O cabeçalho ${where} tem ${found} caracteres; o limite é ${most}.`,
    },
    refuses: ({ host }: { host: string }) => `${host} não aceita o site como está:`,
    more: ({ more }: { more: number }) => `  e mais ${more}.`,
    folderAsBefore: 'Nada foi gravado: a pasta publicada continua como estava.',
  },
  settings: {
    missing: 'falta, e sem ela as outras do serviço de dados não valem.',
    'no-address': 'não é um endereço; escreva-o inteiro, como https://abc.supabase.co',
    'secret-key':
      'tem a chave secreta, que seria publicada em cada página; ponha a chave publicável.',
    'publishable-key': 'tem a chave publicável, que não grava; ponha a chave secreta.',
    'no-proxies':
      'diz em quais proxies confiar: um número de 0 a 10, ou os endereços deles, como 127.0.0.1,10.0.0.0/8',
  },
  dataErrors: {
    unreachable: 'O serviço de dados não respondeu. Veja o que há com: npm run portao -- doctor',
    busy: ({ seconds }: { seconds: number | null }) =>
      `O serviço de dados recebeu pedidos demais. Espere ${seconds === null ? 'um minuto' : `${seconds} s`} e tente de novo.`,
    'signed-out': 'O serviço de dados não aceitou a chave. Confira SUPABASE_SECRET_KEY.',
    forbidden:
      'A chave não dá direito a isto. Confira se SUPABASE_SECRET_KEY é a chave secreta do projeto.',
    'slug-taken': 'Outro post já usa este endereço.',
    'last-admin': 'É preciso que fique ao menos uma administradora.',
    'known-address': 'Já existe uma conta com este e-mail.',
    'unknown-account':
      'Não há uma conta com este e-mail. Veja quem há com: npm run portao -- user list',
    'slug-reserved': 'Este endereço é do próprio site. Escolha outro em slug.',
    stale: 'Outra pessoa salvou este post no mesmo momento. Tente de novo.',
    missing: 'O post foi excluído por outra pessoa.',
    'not-in-bin': 'O post não está mais na lixeira. Veja o que há com: npm run portao -- blog bin',
    outdated:
      'O banco de dados não tem as migrações desta versão. Aplique-as com: npx supabase db push',
    'disk-full':
      'Disco cheio: nada foi gravado. Libere espaço no computador do serviço de dados e tente de novo.',
    damaged:
      'Arquivos do banco de dados estão danificados. Pare o site e volte a uma cópia: npm run portao -- data list, depois npm run portao -- data restore NOME',
    invalid: ({ message }: { message: string }) =>
      `O banco de dados não aceitou um dos valores: ${message}`,
    unexpected: ({ message }: { message: string }) =>
      `O serviço de dados respondeu com um erro: ${message}`,
  },
  withdrawnTooEarly: 'A retirada do post não vem depois da publicação. Mude uma das duas datas.',
  dataFaults: {
    damaged:
      'Os arquivos do banco de dados estão danificados; nada foi gravado por cima deles. Veja as cópias com: npm run portao -- data list, e volte a uma com: npm run portao -- data restore NOME',
    keys: 'O arquivo keys.json da pasta de dados está danificado; nada foi gravado por cima dele. Apague-o (novas chaves são feitas, e cada pessoa entra de novo no painel), ou volte a uma cópia com: npm run portao -- data restore NOME',
    newer: ({ migration }: { migration: string | null | undefined }) =>
      `Os dados são de uma versão mais nova do programa (migração ${migration}). Atualize o programa; nada mudou neles.`,
    migration: ({
      migration,
      cause,
      backup,
    }: {
      migration: string | null | undefined;
      cause: string | null | undefined;
      backup: string | null | undefined;
    }) =>
      `A migração ${migration} não pôde ser aplicada e foi desfeita: ${cause}.${backup ? ` Os dados de antes estão também na cópia ${backup}.` : ''} Volte à versão anterior do programa, ou peça ajuda com esta mensagem.`,
    password: ({ why }: { why: string | null | undefined }): string =>
      why === 'length'
        ? 'A senha precisa de pelo menos 10 letras e no máximo 72 bytes. Escolha outra (ADMIN_PASSWORD).'
        : why === 'own'
          ? 'A senha é o próprio nome ou e-mail da conta. Escolha outra (ADMIN_PASSWORD).'
          : 'A senha está nas listas de senhas vazadas. Escolha outra (ADMIN_PASSWORD).',
    'disk-full':
      'Disco cheio. Libere espaço e tente de novo; nada do que foi confirmado se perdeu.',
    'read-only':
      'A pasta de dados não pode ser gravada: o disco só permite leitura, ou ela é de outro usuário. Veja o que há com: npm run portao -- doctor',
  },
};
