import { calculerImpotRevenu, completerFoyer } from '@francis/fiscal';
import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';
import { TOUTES } from './questions.ts';
import { PROCHES } from './questions-proches.ts';
import { SUITE } from './questions-suite.ts';
import { VIE } from './questions-vie.ts';
import { VIE_SUITE } from './questions-vie-suite.ts';

const CAS = [...TOUTES, ...SUITE, ...VIE, ...VIE_SUITE, ...PROCHES];

/** All of them on a long run, one in three otherwise. */
const POSES = process.env['FRANCIS_TEST_LONG'] === '1' ? CAS : CAS.filter((_, i) => i % 3 === 0);

describe('Des questions ordinaires donnent l’impôt du foyer qu’elles décrivent', () => {
  it.each(POSES.map((cas) => [cas.historique ? `${cas.historique[0]?.content} → ${cas.q}` : cas.q, cas] as const))(
    '%s',
    async (_, cas) => {
      const attendu = calculerImpotRevenu(completerFoyer(cas.foyer), cas.annee ?? 2025);
      if (attendu.statut === 'refus') throw new Error(attendu.message);
      const reponse = await poser(cas.q, {
        historique: cas.historique ?? [],
        ...(cas.profil ? { profilContexte: cas.profil } : {}),
      });
      const impots = reponse.calculs.filter((c) => c.regle === 'ir.impot_final').map((c) => c.valeur);
      expect(impots).toContain(attendu.impot_final);
      expect(reponse.notes.map((n) => n.titre)).not.toContain('Passage retiré');
    },
  );
});
