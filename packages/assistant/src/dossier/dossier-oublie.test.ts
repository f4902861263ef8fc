import { depuisFicheClient } from '@francis/faits/adaptateurs';
import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';
import type { DemandeAssistant, ReponseAssistant } from '../types.ts';
import type { FicheDuDossier } from './dossier.ts';

const FICHE = {
  civilite_client: 'Mme',
  prenom_client: 'Claire',
  nom_client: 'Morel',
  date_naissance_client: '1978-04-12',
  situation_maritale_client: 'Marié(e)',
  nombre_enfants_a_charge_client: 2,
  details_enfants_client: [
    { prenom: 'Lou', date_naissance: '2013-05-02', garde_alternee: false, invalide: null },
    { prenom: 'Max', date_naissance: '2016-05-01', garde_alternee: false, invalide: null },
  ],
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 48_000,
  statut_professionnel_client2: 'Salarié',
  revenu_net_annuel_client2: 30_000,
  faits_fiscaux_client: { 'foyer.dons_66': 240, 'foyer.dons_75': 120, 'foyer.dividendes': 4_000 },
} satisfies FicheDuDossier & Readonly<Record<string, unknown>>;

function duDossier(question: string): Promise<ReponseAssistant> {
  const contexte: Partial<DemandeAssistant> = {
    concerne: 'client',
    pronom: 'elle',
    dossier: { fiche: FICHE },
    profilEnregistre: Object.fromEntries(depuisFicheClient(FICHE, 2025).faits.map((f) => [f.chemin, f.valeur])),
  };
  return poser(question, contexte);
}
const impots = ({ calculs }: ReponseAssistant): number[] =>
  calculs.filter(({ regle }) => regle === 'ir.impot_final').map(({ valeur }) => valeur);
/** What the try of an answer holds at these paths. */
const tenus = ({ lecture }: ReponseAssistant, ...champs: readonly string[]): unknown[] =>
  champs.map((champ) => lecture.faits.find((f) => f.chemin === `scenarios.1.foyers.0.${champ}`)?.valeur);

describe('Un essai sur un dossier garde ce que le dossier tient', () => {
  it.each([
    ['Si Madame passe à 60 000 €, l’impôt devient quoi ?', [60_000, 30_000]],
    ['Et si Monsieur passe à 36 000 € ?', [48_000, 36_000]],
    ['Claire passe à 60 000 €, quel impôt ?', [60_000, 30_000]],
    ['Et si Claire gagnait 500 € de plus par mois ?', [54_000, 30_000]],
    ['Et si Claire se verse 10 000 € de dividendes en plus ?', [48_000, 30_000, 14_000]],
  ])('« %s »', async (question, attendus) => {
    const r = await duDossier(question);
    const champs = ['declarant1.salaires', 'declarant2.salaires', 'dividendes'].slice(0, attendus.length);
    expect(tenus(r, ...champs)).toEqual(attendus);
    expect(tenus(r, 'dons_66', 'dons_75')).toEqual([240, 120]);
    expect(r.statut).toBe('exact');
  });

  it.each([
    ['Et si Claire crée une micro-entreprise de vente avec 10 000 € de CA ?', 'micro_bic_ventes', 10_000],
    ['Et si Claire fait 6 000 € de micro BNC en plus de son salaire ?', 'micro_bnc', 6_000],
  ])('un revenu de plus ne remplace pas les autres : « %s »', async (question, champ, montant) => {
    const r = await duDossier(question);
    expect(tenus(r, `declarant1.${champ}`, 'declarant1.salaires', 'declarant2.salaires')).toEqual([
      montant,
      48_000,
      30_000,
    ]);
  });

  it('ce qui est dit en entier n’est pas le dossier', async () => {
    const r = await duDossier('Une veuve sans enfant à 60 000 € net imposable, quel impôt ?');
    expect(r.doutes.map((d) => d.code)).not.toContain('DOSSIER_OUBLIE');
    expect(impots(r)).toHaveLength(1);
  });

  it.each(['S’ils ont un bébé l’année prochaine, quel impôt ?', 'Et s’ils attendaient des jumeaux ?'])(
    'des enfants perdus se voient : « %s »',
    async (question) => {
      expect((await duDossier(question)).statut).not.toBe('exact');
    },
  );

  it('un divorce n’est pas l’impôt du couple', async () => {
    const r = await duDossier('S’ils divorçaient, combien paierait Monsieur ?');
    expect(r.statut).not.toBe('exact');
  });

  it('un essai n’est pas répondu par le dossier', async () => {
    const r = await duDossier('Et s’ils ont un enfant ?');
    expect(r.answer).not.toContain('D’après le dossier');
  });
});

describe('L’âge que le dossier dit n’est pas supposé', () => {
  it('une pension, et la date de naissance de la fiche', async () => {
    const r = await poser('Quel est son impôt ?', {
      concerne: 'client',
      pronom: 'elle',
      profilEnregistre: {
        annee: 2025,
        'foyer.situation': 'veuf',
        'foyer.annee_naissance_declarant1': 1949,
        'foyer.declarant1.pensions_retraite': 24_000,
      },
    });
    expect(r.answer).not.toContain('Hypothèse retenue');
    expect(r.doutes).toEqual([]);
  });
});
