import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OUTILS_NOTES } from './notes.ts';

const Lues = z.object({ notes: z.array(z.object({ id: z.string(), correction: z.string().optional() })) });

async function corrections(question: string): Promise<(string | undefined)[]> {
  const outil = OUTILS_NOTES.find((o) => o.nom === 'chercher_notes');
  if (outil === undefined) throw new Error('chercher_notes is gone');
  const { structure } = await outil.executer({ question }, { portees: new Set(), aujourdhui: () => '2026-11-22' });
  return Lues.parse(structure).notes.map((n) => n.correction);
}

describe('Un programme ne reçoit une correction que pour une croyance affirmée', () => {
  it('pas pour une question qui demande', async () => {
    expect(await corrections('Mon compte à l’étranger avec peu d’argent, faut-il le déclarer ?')).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('pour une question qui affirme', async () => {
    const [premiere] = await corrections('Un compte étranger avec peu d’argent n’a pas à être déclaré, n’est-ce pas ?');
    expect(premiere).toMatch(/^Non/);
  });
});
