import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

const PARENT = {
  'foyer.situation': 'celibataire',
  'foyer.declarant1.salaires': 40_000,
  'foyer.enfants.0.annee_naissance': 2015,
};
const impotDe = async (dit: Readonly<Record<string, unknown>>) => {
  const { answer, statut } = await poser('Quel est mon impôt ?', { profilContexte: { ...PARENT, ...dit } });
  const parts = answer.split('Nombre de parts (CGI art. 194) | ')[1]?.split(' |')[0];
  return { parts, statut, deux: answer.includes('si vous vivez seul') };
};

describe('Vivre seul avec ses enfants, dans un dossier ou un profil', () => {
  it('oui : la demi-part compte', async () =>
    expect(await impotDe({ 'foyer.parent_isole_T': true })).toEqual({ parts: '2', statut: 'exact', deux: false }));
  it('non : elle ne compte pas, et ce n’est pas l’inverse', async () =>
    expect(await impotDe({ 'foyer.parent_isole_T': false })).toEqual({ parts: '1,5', statut: 'exact', deux: false }));
  it('rien n’en est dit : les deux impôts sont donnés', async () =>
    expect(await impotDe({})).toEqual({ parts: '2', statut: 'partiel', deux: true }));
});
