import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';
import type { ReponseAssistant } from '../types.ts';

const DOSSIER = {
  'foyer.situation': 'marie',
  'foyer.declarant1.salaires': 58_000,
  'foyer.declarant2.salaires': 41_000,
  'foyer.revenus_fonciers_reel_net': 5_400,
  'foyer.dons_66': 250,
};
const LIBERAL = {
  'foyer.situation': 'marie',
  'foyer.declarant1.salaires': 58_000,
  'foyer.declarant2.bnc_reel': 41_000,
};

const demander = (question: string, profilEnregistre: Readonly<Record<string, unknown>> = DOSSIER) =>
  poser(question, { concerne: 'client', pronom: 'elle', profilEnregistre });
const user = (content: string) => ({ role: 'user' as const, content });
const impots = ({ calculs }: ReponseAssistant): number[] =>
  calculs.filter(({ regle }) => regle === 'ir.impot_final').map(({ valeur }) => valeur);

const suivre = (historique: readonly string[], question: string) =>
  poser(question, {
    concerne: 'client',
    pronom: 'elle',
    profilEnregistre: DOSSIER,
    historique: historique.map(user),
  });

describe('Ce qui est supposé d’un dossier garde le reste du dossier', () => {
  it.each([
    'Et si son mari gagnait 60 000 € ?',
    'Si son mari gagnait 60 000 €, quel serait leur impôt ?',
    'Quel serait son impôt si son conjoint gagnait 60 000 € ?',
  ])('« %s » : rien n’est redemandé, loyers et dons compris', async (question) => {
    const r = await demander(question);
    // 19 000 € more, less a tenth, at 30 %.
    expect(impots(r)).toEqual([14_393, 14_393 + 5_130]);
  });

  it.each(['Et si elle gagnait 70 000 € ?', 'Si elle gagnait 70 000 €, quel serait l’impôt ?'])(
    '« %s » : les loyers et les dons du dossier restent',
    async (question) => expect(impots(await demander(question))).toEqual([14_393, 14_393 + 3_240]),
  );

  it('après une première réponse, « elle » reste la cliente, et ce qui fut supposé ne fait perdre aucun loyer', async () => {
    const premiere = await suivre(['Quel est son impôt ?'], 'Et si elle gagnait 70 000 € ?');
    expect(impots(premiere)).toEqual([14_393, 14_393 + 3_240]);
    expect(premiere.statut).toBe('exact');
    const parts = await suivre(
      ['Quel est son impôt ?', 'Et si elle gagnait 70 000 € ?'],
      'Combien de parts a-t-elle ?',
    );
    expect(impots(parts)).toEqual([14_393 + 3_240]);
  });

  it('ce que gagnerait un libéral reste un bénéfice, et un salaire dit en est un', async () => {
    expect(impots(await demander('Et si son mari gagnait 51 000 € ?', LIBERAL))[1]).toBe(17_168);
    expect(impots(await demander('Et si son mari avait un salaire de 51 000 € ?', LIBERAL))[1]).toBe(15_638);
  });

  it('le revenu de l’autre, dit seul, ne fait pas redemander celui du client', async () => {
    expect(impots(await demander('Son mari gagne 60 000 €, quel impôt ?'))).toHaveLength(1);
  });

  it('un autre foyer supposé est lu pour lui-même', async () => {
    const r = await demander('Et si je gagnais 45 000 € célibataire sans enfant, quel impôt ?');
    expect(impots(r)).not.toContain(14_393);
  });
});
