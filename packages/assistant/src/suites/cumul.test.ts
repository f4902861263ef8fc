import { depuisFicheClient } from '@francis/faits/adaptateurs';
import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';
import type { DemandeAssistant, ReponseAssistant } from '../types.ts';

const fiche = {
  civilite_client: 'M.',
  situation_maritale_client: 'Marié(e)',
  nombre_enfants_a_charge_client: 0,
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 48_000,
  statut_professionnel_client2: 'Salarié',
  revenu_net_annuel_client2: 30_000,
} as const;
const CLIENT: Partial<DemandeAssistant> = {
  concerne: 'client',
  pronom: 'il',
  dossier: { fiche },
  profilEnregistre: Object.fromEntries(depuisFicheClient(fiche, 2025).faits.map((f) => [f.chemin, f.valeur])),
};
const MOI = 'Marié, je gagne 48 000 €, ma femme 30 000 €, quel impôt ?';

async function enchainer(dits: readonly string[], contexte: Partial<DemandeAssistant> = {}): Promise<number[]> {
  const historique: { role: 'user' | 'assistant'; content: string }[] = [];
  let reponse: ReponseAssistant | undefined;
  for (const question of dits) {
    reponse = await poser(question, { ...contexte, historique: [...historique] });
    historique.push({ role: 'user', content: question }, { role: 'assistant', content: reponse.answer });
  }
  return (reponse?.calculs ?? []).filter((c) => c.regle === 'ir.impot_final').map((c) => c.valeur);
}

/** 48 000 € and 30 000 €; 60 000 € instead of 48 000 €; with 2 000 € on a plan; with 1 000 € given. */
const [BASE, GAGNE, GAGNE_ET_VERSE, VERSE, DONNE] = [7_268, 10_508, 9_908, 6_668, 6_608];

describe.each([
  ['de qui demande', [MOI], {}, ['Et si je gagnais 60 000 € ?', 'et si je donnais 1 000 € à une association ?']],
  ['d’un client', [], CLIENT, ['Et s’il gagnait 60 000 € ?', 'et s’il donnait 1 000 € à une association ?']],
] as const)('Les essais %s', (_, base, contexte, [gagne, donne]) => {
  it('partent chacun de la base', async () => {
    expect(await enchainer([...base, gagne, donne], contexte)).toEqual([BASE, DONNE]);
  });

  it.each(['et en plus 2 000 € sur un PER ?', 'et aussi 2 000 € sur un PER', 'garde ça et 2 000 € sur un PER'])(
    '« %s » s’ajoute à l’essai d’avant, et l’essai suivant repart de la base',
    async (ajout) => {
      expect(await enchainer([...base, gagne, ajout], contexte)).toEqual([BASE, GAGNE_ET_VERSE]);
      expect(await enchainer([...base, gagne, ajout, donne], contexte)).toEqual([BASE, DONNE]);
    },
  );

  it('« garde ça » : les essais suivants partent de ce qui est gardé', async () => {
    expect(await enchainer([...base, gagne, 'garde ça'], contexte)).toEqual([GAGNE]);
    const [depart, arrivee] = await enchainer([...base, gagne, 'garde ça', donne], contexte);
    expect([depart, Number(depart) - Number(arrivee)]).toEqual([GAGNE, BASE - DONNE]);
  });
});

it('une addition qui ne suit aucun essai est lue comme avant', async () => {
  expect(await enchainer([MOI, 'et en plus 2 000 € sur un PER'])).toContain(VERSE);
});
