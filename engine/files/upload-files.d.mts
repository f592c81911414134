/** The folder of uploads in a data folder. */
export function uploadFolder(dataDir: string): string;

/** True for the name of the file of an upload, and for nothing that leads elsewhere. */
export function isUploadName(name: string): boolean;

/** The names of the uploads in a folder, sorted; none where there is no folder. */
export function uploadsIn(folder: string): string[];

/** Bytes of all uploads in a folder. */
export function uploadBytes(folder: string): number;

/** Adds the uploads of one folder to another, which is made if it is missing; how many it lacked. `names`: those alone. With `copies` they are files of their own; else, where the disk allows it, the same files. */
export function addUploads(
  from: string,
  to: string,
  options?: { copies?: boolean; names?: readonly string[] },
): number;
