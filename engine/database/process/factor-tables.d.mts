export const factorTables: string;
