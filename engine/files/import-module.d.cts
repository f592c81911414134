/** Loads a module by its package, as seen from ours, or by its address (`file://…`). Rejects as `import()` does. */
declare function importModule<Module>(name: string): Promise<Module>;
export = importModule;
