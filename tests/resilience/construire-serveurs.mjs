import { assembler, construire } from '../../scripts/lib/construire.mjs';

/** Once per run: the servers that these tests start and kill are the built one, and the slow one built the same way. */
export default async function construireServeurs() {
  await construire({ seule: 'serveur' });
  const panne = await assembler(['tests/resilience/serveur-lent.ts']);
  if (panne !== undefined) throw new Error(panne);
}
