import { explorerDossier } from '@francis/fiscal/optimisation';
import { describe, expect, test } from 'vitest';
import { dossierAuHasard } from '../../../testing/dossiers-au-hasard.ts';
import { analyserFiche } from './analyser.ts';
import { ANNEE_ANALYSEE, lireDossier, totalDe } from './dossier.ts';
import { situerFiche } from './situer.ts';

/** Files drawn at random: a few hundred each time, thousands in the long run. */
const DOSSIERS = Array.from({ length: process.env['FRANCIS_TEST_LONG'] === '1' ? 20_000 : 600 }, (_, graine) => ({
  graine,
  fiche: dossierAuHasard(graine),
}));

/** The same file where no answer is absent rather than null: what a portfolio reads. */
function sansNuls(valeur: unknown): unknown {
  if (Array.isArray(valeur)) return valeur.map(sansNuls);
  if (typeof valeur !== 'object' || valeur === null) return valeur;
  return Object.fromEntries(
    Object.entries(valeur).flatMap(([cle, v]) => (v === null ? [] : [[cle, sansNuls(v)] as const])),
  );
}

describe('un dossier d’un portefeuille', () => {
  test('a les chiffres, l’état et les questions de son analyse entière', () => {
    const etats = new Map<string, number>();
    for (const { graine, fiche } of DOSSIERS) {
      const situe = situerFiche(fiche);
      const analyse = analyserFiche(fiche);
      etats.set(situe.statut, (etats.get(situe.statut) ?? 0) + 1);
      // The whole analysis orders them by their effect, which a portfolio does not measure.
      const decisifs = analyse.manques.flatMap(({ decisif, question }) => (decisif ? [question] : [])).toSorted();
      const attendu =
        'refus' in analyse
          ? { statut: 'a_completer', raison: analyse.refus, manques: decisifs }
          : {
              statut: analyse.statut,
              foyer: analyse.calcule.foyer,
              impot: totalDe(analyse.calcule.resultat),
              tmi: analyse.calcule.resultat.tmi,
              leviers: analyse.pistes.flatMap(({ id, nature, titre, gain }) =>
                nature === 'levier' ? [{ id, titre, gain }] : [],
              ),
              manques: decisifs,
            };
      expect([graine, { ...situe, manques: situe.manques.toSorted() }]).toEqual([graine, attendu]);
    }
    // Every answer is drawn, or the comparison says nothing.
    for (const etat of ['exact', 'estimation', 'a_completer'])
      expect([etat, etats.get(etat) ?? 0]).not.toEqual([etat, 0]);
  });

  test('a les leviers que l’exploration entière retient, dans son ordre', () => {
    let leviers = 0;
    for (const { graine, fiche } of DOSSIERS) {
      const situe = situerFiche(fiche);
      if (situe.statut === 'a_completer') continue;
      const pistes = explorerDossier(situe.foyer, ANNEE_ANALYSEE, lireDossier(fiche).projets);
      if ('statut' in pistes) throw new Error(pistes.message);
      const attendus = pistes.retenues.filter(({ nature }) => nature === 'levier').map(({ id }) => id);
      expect([graine, situe.leviers.map(({ id }) => id)]).toEqual([graine, attendus]);
      leviers += attendus.length;
    }
    expect(leviers).toBeGreaterThan(20);
  });

  test('ne change pas quand ce qui n’a pas de réponse n’est pas écrit', () => {
    for (const { graine, fiche } of DOSSIERS) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object gives an object.
      const nu = sansNuls(fiche) as typeof fiche;
      expect([graine, situerFiche(nu)]).toEqual([graine, situerFiche(fiche)]);
    }
  });
});
