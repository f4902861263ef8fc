import { depuisFicheClient } from '@francis/faits/adaptateurs';
import { describe, expect, it } from 'vitest';
import type { ReponseAssistant } from '../types.ts';
import { poser } from './poser.ts';

const impotDe = (r: ReponseAssistant): number | undefined =>
  r.calculs.find((c) => c.regle === 'ir.impot_final')?.valeur;

const SEUL = { situation_maritale_client: 'Célibataire', nombre_enfants_a_charge_client: 0 };

/** A question of an adviser on a file, as the server asks it. */
function demander(fiche: Readonly<Record<string, unknown>>, question = 'Quel est son impôt ?', pronom?: 'il' | 'elle') {
  const { faits, aRelire } = depuisFicheClient({ ...SEUL, ...fiche }, 2025);
  return poser(question, {
    concerne: 'client',
    ...(pronom && { pronom }),
    profilEnregistre: { ...Object.fromEntries(faits.map((f) => [f.chemin, f.valeur])), a_relire: aRelire },
  });
}

describe('Un bénéfice n’est jamais pris en silence pour des recettes', () => {
  const seul = { situation_familiale: 'celibataire', nombre_enfants: 0 };
  it.each([
    { ...seul, revenus_bnc: 40_000 },
    { ...seul, revenus_bic: 40_000 },
    { ...seul, revenu_annuel: 40_000, activite_principale: 'profession_liberale' },
    { ...seul, revenu_annuel: 40_000, activite_principale: 'autoentrepreneur' },
  ])('profil %j', async (profilEnregistre) => {
    const r = await poser('Quel est mon impôt ?', { profilEnregistre });
    expect(impotDe(r)).toBe(5_104);
    expect(r.statut).toBe('partiel');
    expect(r.notes.map((n) => n.titre)).toContain('À relire');
  });
  it.each([
    { benefices_non_commerciaux_foyer: 40_000 },
    { benefices_industriels_commerciaux_foyer: 40_000 },
    { statut_professionnel_client1: 'Indépendant', revenu_net_annuel_client1: 40_000 },
  ])('dossier %j', async (fiche) => {
    const r = await demander(fiche);
    expect(impotDe(r)).toBe(5_104);
    expect(r.statut).toBe('partiel');
  });
});

describe('Ce qu’un dossier dit change le calcul, ou la réponse dit ne pas en tenir compte', () => {
  const base = { statut_professionnel_client1: 'Salarié', revenu_net_annuel_client1: 40_000 };
  it.each([
    ['revenus de capitaux mobiliers', { revenus_capitaux_mobiliers_foyer: 3_000 }, 3_904 + 384],
    ['pension alimentaire reçue', { pensions_alimentaires_percues_foyer: 6_000 }, 3_904 + 1_620],
    [
      'charges foncières',
      { revenus_fonciers_annuels_bruts_foyer: 12_000, charges_foncieres_deductibles_foyer: 12_000 },
      3_904,
    ],
  ])('%s', async (_quoi, fiche, impot) => expect(impotDe(await demander({ ...base, ...fiche }))).toBe(impot));

  it.each([
    ['autres revenus', { autres_revenus_client1: [{ type: 'Droits d’auteur', montant_annuel: 3_200 }] }],
    ['crédits et réductions', { credits_reductions_impot_recurrents: 'Emploi à domicile 5 000 €' }],
    ['notes fiscales', { notes_fiscales_client: 'Vit seul avec sa fille' }],
  ])('%s', async (quoi, fiche) => {
    const r = await demander({ ...base, ...fiche });
    expect(r.statut).toBe('partiel');
    const dit = r.notes.filter((n) => n.titre === 'Non repris').map((n) => n.texte);
    expect(dit.join(' ')).toContain(quoi);
  });
});

describe('Un conseiller est traité en conseiller', () => {
  const A_LUI = /\bv(?:otre (?!client)|os\b)|\bvous\b/i;
  const base = { statut_professionnel_client1: 'Salarié', revenu_net_annuel_client1: 40_000 };
  it.each([
    ['Quel est son impôt ?', base],
    ['Quelle est sa tranche marginale ?', base],
    ['Combien de parts compte son foyer ?', base],
    ['Combien de parts a-t-il ?', base],
    ['Et s’il versait 2 000 € sur un PER ?', base],
    ['Quelle économie d’impôt avec 2 000 € sur un PER ?', base],
    // The suggestions of the professional's chat.
    ['Quelle économie d’impôt avec 5 000 € sur un PER ?', base],
    ['Quel est son impôt sur les revenus 2025 ?', base],
    ['Que gagne-t-il à verser 5 000 € sur un PER ?', base],
    ['Combien peut-il verser sur un PER pour réduire son impôt ?', base],
    ['Quelles sont ses optimisations possibles ?', base],
    ['Comment réduire son impôt ?', base],
    ['Quel est son impôt ?', { ...base, revenu_net_annuel_client1: 9_000 }],
    ['Quel est son impôt ?', { ...base, situation_maritale_client: 'Divorcé(e)', nombre_enfants_a_charge_client: 1 }],
    ['Quel est leur impôt ?', { ...base, situation_maritale_client: 'Marié(e)', revenu_net_annuel_client2: 20_000 }],
  ])('« %s » %j', async (question, fiche) => {
    const r = await demander(fiche, question);
    expect(r.answer).toMatch(/votre client/i);
    expect([r.answer, ...r.notes.map((n) => n.texte)].filter((t) => A_LUI.test(t))).toEqual([]);
  });

  it('les questions proposées sont celles d’un conseiller', async () => {
    const { suites } = await demander(base, 'Quel est son impôt ?');
    expect(suites.length).toBeGreaterThan(1);
    expect(suites.filter((q) => /\b(?:je|ma|mon|ai-je)\b/.test(q))).toEqual([]);
    expect(suites.filter((q) => /\b(?:il|elle)\b/.test(q))).toEqual([]);
  });

  it('une cliente, que son titre nomme, est dite au féminin', async () => {
    const fiche = { ...base, situation_maritale_client: 'Divorcé(e)', nombre_enfants_a_charge_client: 1 };
    const { answer } = await demander(fiche, 'Quel est son impôt ?', 'elle');
    expect(answer).toContain('Pour votre cliente, ');
    expect(answer).toContain('Votre cliente vit-elle seule');
    expect(answer).not.toMatch(/votre client\b/i);
  });

  it('il lui est demandé ce qui manque au dossier', async () => {
    const r = await demander({ ...base, situation_maritale_client: 'Marié(e)' });
    expect(r.statut).toBe('clarification');
    expect(r.answer).toContain('son conjoint');
  });

  it('qui parle de soi reste « vous »', async () => {
    const r = await poser('Célibataire, 40 000 € net imposable, quel est mon impôt ?');
    expect(r.answer).toMatch(/^Votre impôt/);
  });
});

it('la garde et la scolarité d’un dossier entrent dans l’impôt que le chat donne', async () => {
  const profilEnregistre = {
    'foyer.situation': 'marie',
    'foyer.enfants.0.annee_naissance': 2013,
    'foyer.enfants.1.annee_naissance': 2016,
    'foyer.enfants.2.annee_naissance': 2022,
    'foyer.declarant1.salaires': 51_400,
    'foyer.declarant2.salaires': 33_150,
    'foyer.garde_enfants.0': 3_900,
    'foyer.scolarite.college': 1,
    'foyer.dons_66': 240,
  };
  const r = await poser('Quel est son impôt ?', { concerne: 'client', profilEnregistre });
  // The file itself computes 1 292 €; without these facts, 3 103 €.
  expect(impotDe(r)).toBe(1_292);
  expect(r.statut).toBe('exact');
});
