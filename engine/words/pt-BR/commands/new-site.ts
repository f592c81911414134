/** What `portao new site` says. */
export const newSite = {
  about: 'cria um site novo, completo e pequeno, em uma pasta vazia',
  options: {
    folder: 'pasta do site; sem isto, o nome da empresa',
    trade: 'o que a empresa faz: Encanador, Costureira',
    name: 'nome da empresa',
    city: 'cidade; de nomes repetidos com o estado: "Bom Jesus, PI"',
    language: 'língua do site',
    coordinates: 'latitude,longitude da cidade, se não for um município do Brasil',
    look: 'a aparência; sem isto, a de sempre (o servidor de desenvolvimento as mostra em /_looks)',
    blog: 'com blog e painel',
    yes: 'não pergunta nada',
    noInstall: 'não instala as dependências',
    source: 'de onde o npm pega o portao: uma versão ou um arquivo .tgz',
  },
  ask: {
    trade: 'O que a empresa faz (Encanador, Costureira…)? ',
    name: 'Nome da empresa? ',
    city: 'Cidade? ',
    language: ({ choices, otherwise }: { choices: string; otherwise: string }) =>
      `Língua do site, ${choices} (${otherwise})? `,
    look: ({ choices }: { choices: string }) =>
      `Aparência, pelo nome ou número (Enter: a de sempre): ${choices}? `,
    coordinates: ({ city }: { city: string }) =>
      `Latitude e longitude de ${city}, como 53.80,-1.55? `,
  },
  missing: ({ flags }: { flags: string }) =>
    `Falta dizer: ${flags}. Sem terminal, ou com --yes, nada é perguntado. Nada foi gravado.`,
  unknownLanguage: ({ language, choices }: { language: string; choices: string }) =>
    `Não há textos na língua "${language}". Use uma destas: ${choices}. Nada foi gravado.`,
  unknownLook: ({
    look,
    choices,
    nearest,
  }: {
    look: string;
    choices: string;
    nearest: string | null;
  }) =>
    `Não há aparência "${look}".${nearest === null ? '' : ` Você quis dizer "${nearest}"?`} Use uma destas: ${choices}. Nada foi gravado.`,
  unknownCity: ({ city, nearest }: { city: string; nearest: string | null }) =>
    `Não há município "${city}" na tabela do Brasil.${nearest === null ? '' : ` Você quis dizer "${nearest}"?`} Se o nome está certo, diga onde fica: --coordinates latitude,longitude`,
  coordinatesNeeded: ({ city }: { city: string }) =>
    `Falta dizer onde fica ${city}: --coordinates latitude,longitude (um mapa as mostra). Nada foi gravado.`,
  notEmpty: ({ folder }: { folder: string }) =>
    `A pasta ${folder} não está vazia. Diga outra, ou esvazie essa. Nada foi gravado.`,
  notFolder: ({ folder }: { folder: string }) =>
    `${folder} é um arquivo. Diga outra pasta. Nada foi gravado.`,
  noCityAddress: ({ city }: { city: string }) =>
    `O endereço da página da cidade vem do nome, e "${city}" não tem letra de a a z. Escreva em letras latinas: --city "…". Na página, escreva como quiser. Nada foi gravado.`,
  pathTwice: ({ path, city }: { path: string; city: string }) =>
    `A página de ${city} teria o endereço ${path}, que é o de outra página do site novo. Diga o nome com mais alguma palavra, como --city "Cidade de ${city}"; na página você pode encurtar depois. Nada foi gravado.`,
  tooLong: ({ begin, count, longest }: { begin: string; count: number; longest: number }): string =>
    `"${begin}…" tem ${count} letras, e cabem até ${longest}. Escreva mais curto; os textos das páginas podem dizer o resto.`,
  marksInAnswer: ({ answer }: { answer: string }) =>
    `"${answer}" tem sinais que nos documentos querem dizer outra coisa: {{, }}, << ou >>. Tire-os. Nada foi gravado.`,
  npmMissing:
    'As dependências não foram instaladas, porque o npm não foi encontrado. Ele vem com o Node: https://nodejs.org. Depois rode na pasta do site: npm install',
  written: ({ count, folder }: { count: number; folder: string }) =>
    `Site criado em ${folder}, com ${count} arquivos.`,
  installing: 'Instalando as dependências; na primeira vez leva um minuto…',
  notInstalled:
    'As dependências não foram instaladas. Confira a internet e rode na pasta do site: npm install',
  next: ({ folder, install }: { folder: string; install: boolean }) =>
    `Agora:\n  cd ${folder}\n${install ? '  npm install\n' : ''}  npm run dev`,
  /** The country of a site in this language, as its template has it. */
  country: 'BR',
  inCity: ({ city }: { city: string }) => `em ${city}`,
  halfOf: ({ city }: { city: string }) => ({
    north: `Zona Norte de ${city}`,
    inNorth: `na Zona Norte de ${city}`,
    south: `Zona Sul de ${city}`,
    inSouth: `na Zona Sul de ${city}`,
  }),
  homeTitle: ({ trade, city }: { trade: string; city: string }) => `${trade} em ${city}`,
};
