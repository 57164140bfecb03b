import { type Files, folderFiles } from './files.ts';
import { type S3Address, s3Files } from './s3-files.ts';

/** Where the settings say that pictures are kept. */
export type Storage = { kind: 'folder'; dir: string } | S3Address;

export const storedFiles = (storage: Storage): Files => (storage.kind === 's3' ? s3Files(storage) : folderFiles(storage.dir));
