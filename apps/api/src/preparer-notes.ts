import { writeFile } from 'node:fs/promises';
import { ecrireFonds, NOTES_LUES } from '@francis/knowledge';

// Run by the build: reading and indexing 550 files is a quarter of what a reading thread does before its first question.
await writeFile(new URL(NOTES_LUES, import.meta.url), ecrireFonds());
