import { depuisFicheClient } from '@francis/faits/adaptateurs';
import { describe, expect, it } from 'vitest';
import type { DemandeAssistant, ReponseAssistant } from '../types.ts';
import { enchainer, poser } from '../evaluation/poser.ts';

/** Asks the turns one after the other, each after the answers before it. */
async function converser(...tours: readonly string[]): Promise<readonly ReponseAssistant[]> {
  const reponses: ReponseAssistant[] = [];
  for (const question of tours) {
    const historique = reponses.flatMap(({ answer }, i) => [
      { role: 'user' as const, content: tours[i] ?? '' },
      { role: 'assistant' as const, content: answer },
    ]);
    reponses.push(await poser(question, { historique }));
  }
  return reponses;
}

const avecEspaces = ({ answer }: ReponseAssistant): string => answer.replaceAll(/[\u00a0\u202f]/gu, ' ');

const IMPOT = 'Célibataire, 37 300 € net imposable, quel impôt ?';

describe('Une question d’un autre sujet au milieu d’une conversation', () => {
  it('reçoit sa règle, et non le calcul d’avant ; elle n’est pas exacte', async () => {
    const [avant, apres] = await converser(IMPOT, 'au fait, les intérêts du LDDS sont à déclarer ?');
    expect(avant?.statut).toBe('exact');
    expect(apres?.answer).not.toContain('Votre impôt sur le revenu est de');
    expect(apres?.answer.toLowerCase()).toMatch(/livret|ldds/u);
    expect(apres?.statut).toBe('partiel');
  });

  it('qui nomme un prélèvement que le calcul d’avant ne fait pas n’est jamais exacte', async () => {
    const reponses = await converser(
      'Micro-entrepreneur en conseil (BNC), 29 400 € encaissés, célibataire, quel impôt ?',
      'et les charges sociales là-dessus ?',
    );
    expect(reponses[1]?.statut).not.toBe('exact');
  });

  it('ne prend rien à qui dit ce qui change', async () => {
    const [, apres] = await converser(IMPOT, 'pardon, c’était de la bibine');
    expect(apres?.statut).not.toBe('exact');
    expect(apres?.answer).toContain('3\u202f175');
  });

  it('qui dit un montant reçoit sa règle, et non le calcul d’avant', async () => {
    const apres = await enchainer(
      'J’ai vendu une résidence secondaire 300 000 € achetée 200 000 € en 2010, quel impôt ?',
      'SASU : 90 000 € de résultat avant ma rémunération, salaire ou dividendes ?',
    );
    expect(apres.answer).not.toContain('plus-value');
    expect(apres.answer).toContain('dividende');
    expect(avecEspaces(apres)).toContain('« 90 000 € »');
    expect(apres.statut).toBe('partiel');
  });
});

const fiche = {
  situation_maritale_client: 'Marié(e)',
  nombre_enfants_a_charge_client: 0,
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 48_000,
  statut_professionnel_client2: 'Salarié',
  revenu_net_annuel_client2: 30_000,
  revenus_capitaux_mobiliers_foyer: 8_000,
  notes_fiscales_client: 'Dividendes',
} as const;
const CLIENT: Partial<DemandeAssistant> = {
  concerne: 'client',
  pronom: 'il',
  dossier: { fiche },
  profilEnregistre: Object.fromEntries(depuisFicheClient(fiche, 2025).faits.map((f) => [f.chemin, f.valeur])),
};
const ESSAI = 'et s’il verse 10 000 € sur un PER ?';
const apresLEssai = (question: string): Promise<ReponseAssistant> =>
  poser(question, { ...CLIENT, historique: [{ role: 'user', content: ESSAI }] });

describe('Une question d’un autre sujet après un essai', () => {
  it.each([
    'barème ou PFU pour ses dividendes ?',
    'il a intérêt à opter pour le barème ?',
    'quelle est sa tranche ?',
    'quel est son impôt ?',
  ])('« %s » part du dossier, et le dit', async (question) => {
    const seule = await poser(question, CLIENT);
    const apres = await apresLEssai(question);
    expect(seule.statut).toBe('exact');
    expect(apres.statut).toBe('partiel');
    expect(avecEspaces(apres)).toContain(`Votre essai, « ${ESSAI} », n’est pas compté ici`);
    expect(apres.calculs.map((c) => c.valeur)).toEqual(seule.calculs.map((c) => c.valeur));
  });

  it('« quelle économie ? » parle encore de l’essai', async () => {
    const { answer } = await apresLEssai('quelle économie ?');
    expect(answer).toContain('3\u202f000');
    expect(answer).not.toContain('n’est pas compté');
  });

  it('de qui demande, part de ce qui a été dit', async () => {
    const [base, essai] = [
      'Célibataire, 50 000 € net imposable et 10 000 € de dividendes, quel impôt ?',
      'et si je verse 5 000 € sur un PER ?',
    ];
    const apres = await enchainer(base, essai, 'barème ou PFU pour mes dividendes ?');
    expect(apres.answer).toContain('**7\u202f884\u00a0€**');
    expect(apres.answer).toContain('n’est pas compté ici');
    expect(apres.statut).toBe('partiel');
  });
});

describe('Ce qui est dit en entier, ou tenu par un dossier, ne prend rien d’un autre sujet', () => {
  const DON = 'Donner 200 000 € à sa fille de 30 ans, donateur de 65 ans, en numéraire, quels droits ?';

  it('un foyer entier, après une donation', async () => {
    const foyer = await enchainer(DON, 'Une veuve sans enfant à 60 000 € net imposable de salaire, quel impôt ?');
    expect(foyer.statut).toBe('exact');
    expect(foyer.calculs.at(-1)?.valeur).toBe(9_304);
    expect(foyer.lecture.faits.some((f) => f.valeur === 200_000)).toBe(false);
  });

  it('une donation entière, après un foyer', async () => {
    const don = await enchainer('Mariés, 60 000 € net imposable, deux enfants, quel impôt ?', DON);
    expect([don.statut, don.calculs[0]?.valeur]).toEqual(['exact', 11_821.35]);
  });

  it.each([
    'Quel est leur taux marginal ?',
    'Quel est son impôt sur le revenu ?',
    'Revenons à son impôt : quel est-il ?',
  ])('d’un client, « %s » après une donation', async (question) => {
    const seule = await poser(question, CLIENT);
    const apres = await poser(question, { ...CLIENT, historique: [{ role: 'user', content: `Il veut ${DON}` }] });
    expect(apres.calculs.map((c) => c.valeur)).toEqual(seule.calculs.map((c) => c.valeur));
    expect([seule.statut, apres.statut]).toEqual(['exact', 'exact']);
  });

  it('un essai ne reprend pas celui d’avant', async () => {
    const historique = [
      { role: 'user' as const, content: 'Et s’il avait en plus une maison de 800 000 € sans dette ?' },
      { role: 'user' as const, content: ESSAI },
    ];
    const apres = await poser('Et sa CEHR ?', { ...CLIENT, historique });
    expect(apres.statut).toBe('partiel');
    expect(apres.lecture.faits.some((f) => f.valeur === 800_000)).toBe(false);
    expect(apres.doutes.map((d) => d.code)).not.toContain('TOUR_OUBLIE');
  });
});
