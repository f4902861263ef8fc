import type { RoleCabinet } from '@francis/contract';
import { expect, test } from 'vitest';
import { droitsDe, peutEntrer } from './policy.ts';

const MOI = 'moi';
const droits = (role: RoleCabinet, ouvertPar?: string | null) => {
  const fiche = ouvertPar === undefined ? undefined : { ouvertPar };
  const { lire, creer, modifier, supprimer } = droitsDe({ utilisateurId: MOI, role }, fiche);
  return [lire, creer, modifier, supprimer].map((permis) => (permis ? 'x' : '-')).join('');
};

test.each<[RoleCabinet, string | null | undefined, string]>([
  // read, create, modify, delete
  ['titulaire', undefined, 'xxxx'],
  ['titulaire', 'autre', 'xxxx'],
  ['titulaire', null, 'xxxx'],
  ['conseiller', undefined, 'xxx-'],
  ['conseiller', MOI, 'xxxx'],
  ['conseiller', 'autre', 'xxx-'],
  ['conseiller', null, 'xxx-'],
  ['lecteur', undefined, 'x---'],
  ['lecteur', MOI, 'x---'],
  ['lecteur', 'autre', 'x---'],
])('%s, dossier ouvert par %s : %s', (role, ouvertPar, attendu) => {
  expect(droits(role, ouvertPar)).toBe(attendu);
});

test('seul entre dans l’espace des clients un professionnel à qui ce droit n’est pas retiré', () => {
  const permissions = ['espace-pro:acceder'];
  expect(peutEntrer({ typeCompte: 'professionnel', permissions })).toBe(true);
  expect(peutEntrer({ typeCompte: 'professionnel', permissions: [] })).toBe(false);
  expect(peutEntrer({ typeCompte: 'particulier', permissions })).toBe(false);
});
