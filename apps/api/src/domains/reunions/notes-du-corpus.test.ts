import { readFileSync } from 'node:fs';
import { lireEntretien } from '@francis/assistant';
import { expect, test } from 'vitest';
import { lireLignes } from './lecture.ts';
import { enLignes } from './note.ts';

interface Dossier {
  readonly id: string;
  readonly note: string;
  readonly fiche: Readonly<Record<string, unknown>>;
}

const DOSSIERS = readFileSync(new URL('../../../../../bench/banc/corpus/dossiers.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixtures.
  .map((ligne) => JSON.parse(ligne) as Dossier);

/** What a note may fill. */
const CHAMPS = [
  'prenom_client',
  'nom_client',
  'email_client',
  'telephone_principal_client',
  'ville_client',
  'profession_client1',
  'situation_maritale_client',
  'nombre_enfants_a_charge_client',
  'revenu_net_annuel_client1',
] as const;

const egales = (lue: unknown, attendue: unknown): boolean => lue === attendue;

test('quarante-deux notes d’un conseiller : confirmées telles que proposées, aucun champ n’est rempli à tort en silence', async () => {
  const compte = { juste: 0, vide: 0, faux: 0, 'à choisir, juste': 0, 'à choisir, faux': 0 };
  const enSilence: unknown[] = [];
  for (const { id, note, fiche } of DOSSIERS) {
    const options = { compte: id, jour: '2026-11-24' };
    const { propositions } = await lireLignes(
      enLignes(note),
      (reponses, { jour }) => Promise.resolve(lireEntretien(reponses, jour)),
      options,
    );
    for (const { preuves, ligne, champ } of propositions)
      expect([id, champ, preuves.every(({ debut, fin }) => ligne.slice(debut, fin).length > 0)]).toEqual([
        id,
        champ,
        true,
      ]);
    for (const champ of CHAMPS) {
      const sienne = propositions.filter((une) => une.champ === champ);
      const sure = sienne.find(({ etat }) => etat === 'sur');
      const attendue = fiche[champ];
      if (sure) {
        compte[egales(sure.valeur, attendue) ? 'juste' : 'faux'] += 1;
        if (!egales(sure.valeur, attendue)) enSilence.push([id, champ, sure.valeur]);
      } else if (sienne.length > 0) {
        const bonne = sienne.some(({ valeur }) => egales(valeur, attendue));
        compte[bonne ? 'à choisir, juste' : 'à choisir, faux'] += 1;
      } else if (attendue !== undefined) compte.vide += 1;
    }
  }
  expect(DOSSIERS).toHaveLength(42);
  expect(enSilence).toEqual([]);
  // Published in docs/mesures/clients.md: what is read may only improve.
  expect(compte).toEqual(PUBLIE);
});

/** Fields of the forty-two notes: filled and right, left empty, filled and wrong, and what the adviser is asked about. */
const PUBLIE = { juste: 47, vide: 145, faux: 0, 'à choisir, juste': 78, 'à choisir, faux': 9 };
