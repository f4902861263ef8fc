import { expect, it } from 'vitest';
import { creerAssistant } from '../assistant.ts';
import type { AppelOutil } from '../types.ts';
import { creerModeleDeLecture } from './modele-de-lecture.ts';

async function composer(outil: string, entree: AppelOutil['entree']): Promise<string> {
  const modele = creerModeleDeLecture({ appels: [{ outil, entree }], demandes: ['montant'] });
  const demande = { question: 'Combien ?', historique: [], juridiction: 'FR' as const, aujourdhui: '2026-11-22' };
  for await (const e of creerAssistant({ modele, sansPrudence: true }).repondre(demande))
    if (e.type === 'reponse') return e.reponse.answer;
  throw new Error('no answer');
}

it.each([
  [
    'un salaire brut suisse, tous les impôts',
    'calculer_impot_suisse',
    { annee: 2026, canton: 'VD', etatCivil: 'marie', enfants: 2, revenuBrut: 142_000, niveau: 'tous' },
    /^Vos impôts suisses sont de \*\*16\s632/,
  ],
  [
    'des loyers sans déficit',
    'calculer_deficit_foncier',
    { annee: 2025, recettes: 32_400, charges: 6_720, interets: 4_980 },
    /^Il n’y a pas de déficit : le revenu foncier net est de \*\*20\s700/,
  ],
  [
    'une assurance-vie dont le total redit les parts',
    'calculer_assurance_vie_deces',
    {
      date: '2026-03-03',
      lien: 'enfant',
      beneficiaires: 2,
      capital_avant_70: 420_000,
      primes_apres_70: 0,
      parts: [
        { lien: 'enfant', capital: 240_000 },
        { lien: 'autre', capital: 180_000 },
      ],
    },
    /23\s000/,
  ],
])('%s : la phrase donne le chiffre', async (_, outil, entree, attendue) =>
  expect(await composer(outil, entree)).toMatch(attendue),
);
