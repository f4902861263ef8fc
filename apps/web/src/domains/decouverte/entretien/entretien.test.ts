import type { ExtractionVocale, ReponseEntendue } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { creerDicteeDouble, creerParoleDouble, creerTemps, passer } from '../../voix/essais.ts';
import { DicteeImpossible, REPETER, type ReponseDite } from '../../voix/index.ts';
import { creerEntretien, GARDEE } from './entretien.ts';
import { BIENVENUE, FIN, QUESTIONS_DITES } from './questions.ts';
import { champsDe, lignesDe } from './relecture.ts';

const entendre = ({ question, texte }: ReponseDite): ReponseEntendue => ({
  question,
  texte,
  valeur: texte === '?' ? null : texte,
  formule: null,
  preuves: [],
  etat: texte === '?' ? 'incompris' : 'sur',
  raison: texte === '?' ? 'Dites-le autrement.' : null,
});
const lireTout = async (reponses: readonly ReponseDite[]): Promise<ExtractionVocale> => ({
  error: null,
  confiance: 1,
  validation_notes: [],
  reponses: reponses.map(entendre),
});

function mener({ lire = lireTout, micro = async () => {} } = {}) {
  const temps = creerTemps();
  const parole = creerParoleDouble();
  const dictee = creerDicteeDouble();
  const entretien = creerEntretien({ horloge: temps, parole, dictee, autoriser: micro, lire });
  return {
    temps,
    parole,
    dictee,
    entretien,
    etat: () => entretien.etat.lire(),
    /** The voice ends, the microphone opens, somebody answers. */
    repondre: async (texte: string) => {
      parole.terminer();
      await temps.avancer(1_000);
      dictee.entendre(texte);
      await temps.avancer(1_500);
      await temps.avancer(700);
    },
  };
}

describe('L’entretien', () => {
  test('salue après 100 ms, pose la question, écoute une seconde après la voix', async () => {
    const { temps, parole, dictee, entretien, etat } = mener();
    entretien.lancer();
    await temps.avancer(99);
    expect(parole.dits).toEqual([]);
    await temps.avancer(1);
    expect(parole.dits).toEqual([`${BIENVENUE} ${QUESTIONS_DITES[0]?.question}`]);
    expect(etat()).toMatchObject({ nom: 'parle', etape: 0 });
    parole.terminer();
    await temps.avancer(999);
    expect(dictee.demarrages).toBe(0);
    await temps.avancer(1);
    expect(etat().nom).toBe('ecoute');
    expect(dictee.demarrages).toBe(1);
  });

  test('une voix en panne n’empêche pas d’écouter', async () => {
    const { temps, parole, dictee, entretien } = mener();
    entretien.lancer();
    await temps.avancer(100);
    parole.terminer('erreur');
    await temps.avancer(1_000);
    expect(dictee.demarrages).toBe(1);
  });

  test('six réponses mènent à la relecture, et rien n’est enregistré d’ici', async () => {
    const { temps, parole, entretien, etat, repondre } = mener();
    entretien.lancer();
    await temps.avancer(100);
    for (const [i, { id }] of QUESTIONS_DITES.entries()) {
      expect(etat().etape).toBe(i);
      await repondre(`réponse ${id}`);
    }
    expect(etat().nom).toBe('relecture');
    expect(etat().extraction?.reponses.map((r) => r.texte)).toEqual(QUESTIONS_DITES.map(({ id }) => `réponse ${id}`));
    expect(parole.dits.at(-1)).toBe(FIN);
    entretien.recommencer();
    expect(etat()).toMatchObject({ etape: 0, dites: {}, extraction: undefined });
  });

  test('incomprise, une réponse est redemandée une fois, puis gardée telle quelle', async () => {
    const { temps, parole, dictee, entretien, etat, repondre } = mener();
    entretien.lancer();
    await temps.avancer(100);
    await repondre('?');
    expect(etat()).toMatchObject({ etape: 0, phrase: 'Dites-le autrement.' });
    expect(parole.dits.at(-1)).toBe('Dites-le autrement.');
    parole.terminer();
    await temps.avancer(1_000);
    dictee.entendre('?');
    await temps.avancer(1_500);
    expect(etat()).toMatchObject({ nom: 'compris', phrase: GARDEE, dites: { age: '?' } });
    await temps.avancer(700);
    expect(etat().etape).toBe(1);
  });

  test('une lecture en panne garde la réponse et continue', async () => {
    const { temps, entretien, etat, repondre } = mener({ lire: () => Promise.reject(new Error('panne')) });
    entretien.lancer();
    await temps.avancer(100);
    await repondre('quarante-deux ans');
    expect(etat()).toMatchObject({ etape: 1, dites: { age: 'quarante-deux ans' } });
    for (let i = 1; i < 6; i += 1) entretien.passer();
    await passer();
    expect(etat()).toMatchObject({ nom: 'relecture' });
    expect(etat().extraction).toMatchObject({ confiance: 0, error: expect.any(String) });
    expect(etat().extraction?.reponses).toMatchObject([{ question: 'age', texte: 'quarante-deux ans', valeur: null }]);
  });

  test('« Répéter » fait taire la voix, sinon demande de répéter', async () => {
    const { temps, parole, dictee, entretien, etat } = mener();
    entretien.lancer();
    await temps.avancer(100);
    entretien.repeter();
    expect(parole.enCours.lire()).toBe(false);
    await temps.avancer(1_000);
    expect(etat().nom).toBe('ecoute');
    dictee.suite?.onTexte('mal entendu');
    entretien.repeter();
    expect(parole.dits.at(-1)).toBe(REPETER);
    expect(etat()).toMatchObject({ etape: 0, texte: '', nom: 'parle' });
  });

  test('arrêté, il se tait, n’écoute plus et revient à la première question', async () => {
    const { temps, parole, dictee, entretien, etat, repondre } = mener();
    entretien.lancer();
    await temps.avancer(100);
    await repondre('quarante');
    entretien.arreter();
    expect(etat()).toMatchObject({ nom: 'repos', etape: 0, dites: {} });
    expect(parole.enCours.lire()).toBe(false);
    await temps.avancer(10_000);
    expect(dictee.suite).toBeUndefined();
  });

  test('sans micro, les questions restent et se répondent en écrivant', async () => {
    const { temps, parole, dictee, entretien, etat } = mener({
      micro: () => Promise.reject(new DicteeImpossible('Micro refusé')),
    });
    entretien.lancer();
    await temps.avancer(100);
    parole.terminer();
    await temps.avancer(1_000);
    expect(etat()).toMatchObject({ nom: 'ecoute', sansMicro: 'Micro refusé' });
    expect(dictee.demarrages).toBe(0);
    entretien.ecrire('42 ans');
    await temps.avancer(60_000);
    expect(etat().etape).toBe(0);
    entretien.valider();
    await temps.avancer(700);
    expect(etat()).toMatchObject({ etape: 1, dites: { age: '42 ans' } });
  });
});

const ligne = (
  question: ReponseEntendue['question'],
  valeur: number | string | null,
  etat: ReponseEntendue['etat'],
) => ({
  ...entendre({ question, texte: String(valeur) }),
  valeur,
  etat,
});
const extraire = (...reponses: ReponseEntendue[]): ExtractionVocale => ({
  error: null,
  confiance: 0,
  validation_notes: [],
  reponses,
});

describe('Ce qui est relu', () => {
  test('seul ce qui est sûr est pris d’avance ; le reste attend un regard', () => {
    const lignes = lignesDe(
      extraire(
        ligne('age', 42, 'sur'),
        ligne('revenu_annuel', 38_000, 'a_verifier'),
        ligne('nombre_enfants', null, 'incompris'),
      ),
    );
    expect(lignes.map(({ prise }) => prise)).toEqual([true, false, false]);
    expect(champsDe(lignes, {})).toEqual({ age: 42, has_completed_discovery: true });
  });

  test.each([
    ['proprietaire_rp', {}, { patrimoine_situation: 'proprietaire_rp', patrimoine_immobilier: true }],
    // What was answered before says more: it stays.
    ['proprietaire_rp', { patrimoine_situation: 'multi_proprietaire' }, { patrimoine_immobilier: true }],
    ['locataire', {}, { patrimoine_situation: 'locataire' }],
    ['non', { patrimoine_situation: 'proprietaire_rp' }, { patrimoine_situation: null }],
  ] as const)('résidence « %s » sur %o', (valeur, profil, attendu) => {
    expect(champsDe(lignesDe(extraire(ligne('residence_principale', valeur, 'sur'))), profil)).toMatchObject(attendu);
  });

  test('« non » ne défait pas ce que dit un propriétaire d’autres biens', () => {
    const lignes = lignesDe(extraire(ligne('residence_principale', 'non', 'sur')));
    expect(champsDe(lignes, { patrimoine_situation: 'multi_proprietaire' })).toEqual({ has_completed_discovery: true });
  });
});
