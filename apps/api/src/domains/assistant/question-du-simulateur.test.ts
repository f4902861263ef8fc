import { creerAssistantEmbarque, type ReponseAssistant } from '@francis/assistant';
import type { Juridiction } from '@francis/contract';
import { type Champs, clesDe, euros, situationParDefaut } from '@francis/presentation/commun';
import * as impot from '@francis/presentation/impot';
import * as irpf from '@francis/presentation/irpf';
import * as luxembourg from '@francis/presentation/luxembourg';
import * as optimisation from '@francis/presentation/optimisation';
import * as quatrePays from '@francis/presentation/quatre-pays';
import * as statuts from '@francis/presentation/statuts';
import * as suisse from '@francis/presentation/suisse';
import * as tmi from '@francis/presentation/tmi';
import * as tva from '@francis/presentation/tva';
import { describe, expect, test } from 'vitest';

const JOUR = '2026-11-20';
type Saisies = Champs<Record<string, unknown>>;
const assistant = creerAssistantEmbarque();

async function demander(question: string, juridiction: Juridiction): Promise<ReponseAssistant> {
  for await (const evenement of assistant.repondre({ question, historique: [], juridiction, aujourdhui: JOUR }))
    if (evenement.type === 'reponse') return evenement.reponse;
  throw new Error('no answer');
}

/** A figure wherever it is written, whatever its spaces. */
const sansEspaces = (texte: string): string => texte.replace(/[\s\u00a0\u202f*]/g, '');
const dit = (reponse: ReponseAssistant, figure: string): boolean =>
  sansEspaces(reponse.answer).includes(sansEspaces(figure));

function oblige<T>(lu: T | string): T {
  if (typeof lu === 'string') throw new Error(lu);
  return lu;
}

describe('la question remise au chat porte chaque saisie', () => {
  const JEUX: readonly [string, Saisies, (s: object) => string][] = [
    jeu('impôt', impot.CHAMPS, (s) => impot.questionDe(s, '2026')),
    jeu('tranche', tmi.CHAMPS, (s) => tmi.questionDe(s, '2026')),
    jeu('IRPF', irpf.CHAMPS, (s) => irpf.questionDe(s, '2026')),
    jeu('Luxembourg', luxembourg.CHAMPS, (s) => luxembourg.questionDe(s, '2026')),
    jeu('Suisse', suisse.CHAMPS, (s) => suisse.questionDe(s, '2026')),
    jeu('statuts', statuts.CHAMPS, (s) => statuts.questionDe(s, '2026')),
    jeu('quatre pays', quatrePays.CHAMPS, (s) => quatrePays.questionDe(s, '2026')),
    jeu('optimisation', optimisation.CHAMPS, (s) => optimisation.questionDe(s)),
    jeu('TVA', tva.champsDe(tva.TVA_SUISSE), (s) => tva.questionDe(tva.TVA_SUISSE, s, '', JOUR)),
  ];

  test.each(JEUX)('%s', (_nom, champs, question) => {
    const base = { ...situationParDefaut(champs), ...OUVRENT };
    for (const cle of clesDe(champs)) {
      const depart = cle === 'parentIsole' ? { ...base, situationFamiliale: 'celibataire' } : base;
      const autre = { ...depart, [cle]: autreValeur(cle, Reflect.get(depart, cle)) };
      if (champs[cle]?.si && !champs[cle].si(autre)) continue;
      expect(question(autre)).not.toBe(question(depart));
    }
  });

  /** What shows the inputs that the others hide. */
  const OUVRENT = {
    situationFamiliale: 'marie',
    situation_familiale: 'marie',
    marital_status: 'married',
    fraisProfessionnels: 'reel',
    montantFraisReels: 6_000,
    enfants: 2,
    nombre_enfants: 2,
    revenus: 60_000,
    enfantMajeur: true,
    union: true,
    recettesMicro: 10_000,
    loyersNus: 5_000,
    loyers: 6_000,
  };

  const TEXTES: Readonly<Record<string, unknown>> = {
    situationFamiliale: 'celibataire',
    situation_familiale: 'celibataire',
    marital_status: 'single',
    fraisProfessionnels: 'forfait',
    nature: 'brut',
    canton: 'vaud',
    church: 'roman',
    employment_type: 'self_employed',
    activite: 'vente',
    commune: 'Lausanne',
    ages_enfants: '3, 8',
    francs_par_euro: '0,94',
    famille: 'marie',
    natureActivite: 'liberale',
    lienDonataires: 'neveu_niece',
    jourDonAnterieur: '2020-05-02',
    objectifs: ['transmission'],
    type: 'reduit',
  };

  function autreValeur(cle: string, valeur: unknown): unknown {
    if (cle in TEXTES) return TEXTES[cle];
    return typeof valeur === 'boolean' ? !valeur : Number(valeur) + 3;
  }

  function jeu<S extends object>(nom: string, champs: Champs<S>, question: (s: S) => string) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a table of forms, each with its own fields
    return [nom, champs, question] as unknown as [string, Saisies, (s: object) => string];
  }
});

describe('la question remise au chat y retrouve le chiffre du simulateur, exact', () => {
  const seul = situationParDefaut(impot.CHAMPS);
  const couple = { ...seul, situationFamiliale: 'marie', revenus: 104_000 } as const;
  const FOYERS: readonly [string, impot.SituationImpot, string][] = [
    ['une personne seule', seul, '2026'],
    ['les revenus de l’an d’avant', { ...seul, revenus: 48_500 }, '2025'],
    ['un couple, un seul revenu, deux enfants', { ...couple, enfants: 2 }, '2026'],
    ['un couple, deux salaires, trois enfants', { ...couple, revenusDeclarant2: 46_000, enfants: 3 }, '2026'],
    ['un parent isolé', { ...seul, revenus: 40_000, enfants: 1, parentIsole: true }, '2026'],
    ['des frais réels', { ...seul, fraisProfessionnels: 'reel', montantFraisReels: 6_000 }, '2026'],
    ['un PER, des dons, un emploi à domicile', { ...couple, per: 3_000, dons: 500, emploiDomicile: 2_000 }, '2026'],
  ];

  test.each(FOYERS)('impôt : %s', async (_nom, saisie, bareme) => {
    const { impotNet } = oblige(impot.calculer(saisie, bareme));
    const reponse = await demander(impot.questionDe(saisie, bareme), 'FR');
    expect(reponse.statut).toBe('exact');
    expect(dit(reponse, euros(Math.abs(impotNet)))).toBe(true);
  });

  test.each([
    ['celibataire', 0, 0],
    ['marie', 2, 0],
    ['pacs', 1, 4_000],
  ] as const)('tranche : %s, %i enfants, %i € de charges', async (situationFamiliale, nombreEnfants, charges) => {
    const saisie = { revenusAnnuels: 60_000, situationFamiliale, nombreEnfants, chargesDeductibles: charges };
    const { impotEstime } = oblige(tmi.calculer(saisie, '2026'));
    const reponse = await demander(tmi.questionDe(saisie, '2026'), 'FR');
    expect(reponse.statut).toBe('exact');
    expect(dit(reponse, euros(impotEstime))).toBe(true);
  });

  test.each([tva.TVA_SUISSE, tva.IGI_ANDORRE, tva.TVA_LUXEMBOURG])(
    '$titre, à chaque taux et à chaque période',
    async (page) => {
      for (const periode of tva.periodesDe(page.pays, JOUR).filter((p) => p.valeur !== 'reference'))
        for (const { valeur: type } of page.taux) {
          const calcul = tva.calculer(page, { montantHT: page.exemple, type }, periode.valeur, periode.jour);
          if (typeof calcul === 'string') continue;
          const question = tva.questionDe(page, { montantHT: page.exemple, type }, periode.valeur, JOUR);
          const reponse = await demander(question, page.pays);
          const figure = String(calcul.montantTaxe).replace('.', ',');
          // A law of before the reader's first year is answered with a doubt, never as exact.
          const juste = reponse.statut === 'exact' ? dit(reponse, figure) : periode.jour < '2018-01-01';
          expect([question, juste]).toEqual([question, true]);
        }
    },
  );

  test('IRPF andorran, du revenu net', async () => {
    const saisie = situationParDefaut(irpf.CHAMPS);
    const reponse = await demander(irpf.questionDe(saisie, '2026'), 'AD');
    expect(reponse.statut).toBe('exact');
    expect(dit(reponse, euros(oblige(irpf.calculer(saisie, '2026')).irpf))).toBe(true);
  });
});

describe('ce que le chat ne lit pas n’y devient pas un autre chiffre dit exact', () => {
  test('IRPF : personnes à charge, invalidité, plan de pension, épargne', async () => {
    for (const saisie of [
      { personnesACharge: 2 },
      { versementsPension: 2_000 },
      { revenusEpargne: 5_000 },
      { nature: 'brut' as const },
      { conjointSansRevenu: true },
    ]) {
      const situation = { ...situationParDefaut(irpf.CHAMPS), ...saisie };
      const { irpf: voulu } = oblige(irpf.calculer(situation, '2026'));
      const reponse = await demander(irpf.questionDe(situation, '2026'), 'AD');
      expect([saisie, reponse.statut !== 'exact' || dit(reponse, euros(voulu))]).toEqual([saisie, true]);
    }
  });

  test.each([
    ['Suisse', suisse.questionDe(situationParDefaut(suisse.CHAMPS), '2026'), 'CH'],
    ['statuts', statuts.questionDe(situationParDefaut(statuts.CHAMPS), '2026'), 'FR'],
    ['quatre pays', quatrePays.questionDe(situationParDefaut(quatrePays.CHAMPS), '2025'), 'FR'],
    ['optimisation', optimisation.questionDe(situationParDefaut(optimisation.CHAMPS)), 'FR'],
    [
      'optimisation, précisée',
      optimisation.questionDe({
        ...situationParDefaut(optimisation.CHAMPS),
        famille: 'marie',
        enfants: 2,
        dividendes: 3_000,
      }),
      'FR',
    ],
  ] as const)('%s', async (_nom, question, pays) => {
    expect((await demander(question, pays)).statut).not.toBe('exact');
  });
});
