export function shapeOf(folder: string): string;

export function lastShape(dataDir: string): string | null;

export function keepShape(dataDir: string, shape: string): void;
