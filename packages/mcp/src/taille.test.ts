import { describe, expect, it } from 'vitest';
import { ANNONCES } from './catalogue.ts';

const octets = (valeur: unknown): number => Buffer.byteLength(JSON.stringify(valeur));
const annonce = (nom: string) => {
  const trouvee = ANNONCES.find(({ outil }) => outil.nom === nom);
  if (trouvee === undefined) throw new Error(nom);
  return trouvee;
};
const CONTEXTE = { portees: new Set(['moteur' as const]), aujourdhui: () => '2026-06-01' };
const appeler = ({ outil }: ReturnType<typeof annonce>, entree: object) =>
  outil.executer(outil.entree.parse(entree), CONTEXTE);

const FOYER = {
  situation: 'marie',
  enfants: [{ annee_naissance: 2015 }, { annee_naissance: 2018 }],
  declarant1: { salaires: 60_000 },
  declarant2: { salaires: 40_000 },
  emploi_domicile: 3_000,
  dons_66: 500,
  dividendes: 2_000,
};
const seul = (salaires: number) => ({ situation: 'celibataire', declarant1: { salaires } });
const VERSEMENT = { salaires: 60_000, per_versements: 3_000 };

/** A comparison was 83 kB when its trees were written in full, each of them twice. */
const TIERS = Math.floor(83_000 / 3);

describe('Ce qu’un programme reçoit tient en peu d’octets', () => {
  it('une comparaison tient dans le tiers de ce qu’elle pesait, toutes ses étapes dites une fois', async () => {
    const scenarios = [
      { nom: 'base', foyers: [FOYER] },
      { nom: 'versement', foyers: [{ ...FOYER, declarant1: VERSEMENT }] },
    ];
    const { structure, texte } = await appeler(annonce('comparer_impots'), { annee: 2025, scenarios });
    expect(octets(structure)).toBeLessThanOrEqual(TIERS);
    expect(Buffer.byteLength(texte)).toBeLessThanOrEqual(TIERS / 3);
    const ecrit = JSON.stringify(structure);
    expect(ecrit.match(/"ir\.parts"/g)).toHaveLength(2);
    expect(ecrit.match(/"nom":"salaires\.taux_abattement"/g)).toHaveLength(1);
    expect(structure).toMatchObject({
      calculs: [
        { nom: 'base', trace: { enfants: expect.any(Array) } },
        { nom: 'versement', trace: { enfants: expect.arrayContaining([expect.objectContaining({ deja: 'base' })]) } },
        { nom: '', trace: { enfants: [{ deja: 'base' }, { deja: 'versement' }] } },
        { nom: 'tout' },
      ],
    });
  });

  it('comparer une union et une séparation ne répète aucun des trois foyers', async () => {
    const scenarios = [
      { nom: 'union', foyers: [FOYER] },
      { nom: 'separes', foyers: [seul(60_000), seul(40_000)] },
    ];
    const { structure } = await appeler(annonce('comparer_impots'), { annee: 2025, scenarios });
    expect(JSON.stringify(structure).match(/"formule":"[^"]*÷/g)?.length).toBeLessThanOrEqual(3 * 3);
    expect(octets(structure)).toBeLessThanOrEqual(1.4 * TIERS);
  });

  it('un outil s’annonce en moins de 11 ko, et tous en moins de 125', () => {
    const tailles = ANNONCES.map(({ description }) => octets(description));
    expect(Math.max(...tailles)).toBeLessThan(11_000);
    expect(tailles.reduce((t, o) => t + o, 0)).toBeLessThan(125_000);
  });

  it('le foyer n’est décrit qu’une fois dans une comparaison, et le déclarant qu’une fois dans le foyer', () => {
    const ecrit = JSON.stringify(annonce('comparer_impots').description.inputSchema);
    expect(ecrit.match(/"per_plafond"/g)).toHaveLength(1);
    expect(ecrit.match(/"parent_isole_T"/g)).toHaveLength(1);
  });
});

const premiere = (calculs: unknown): unknown => {
  const [calcul] = Array.isArray(calculs) ? (calculs as readonly unknown[]) : [];
  return typeof calcul === 'object' && calcul !== null && 'valeur' in calcul ? calcul.valeur : undefined;
};
const impot = async (foyer: object, suite: object = {}) => {
  const { structure } = await appeler(annonce('calculer_impot'), { foyer, annee: 2025, ...suite });
  return structure;
};
const valeur = async (foyer: object, suite?: object): Promise<unknown> => {
  const { calculs } = await impot(foyer, suite);
  return premiere(calculs);
};

describe('Un outil prend ce que les gens disent', () => {
  const couple = { situation: 'marie', declarant1: { salaires: 50_000 } };

  it('des enfants par leur nombre ou leur âge, un nombre de parts', async () => {
    const nes = await valeur({ ...couple, enfants: [{ annee_naissance: 2016 }, { annee_naissance: 2020 }] });
    expect(await valeur({ ...couple, enfants: [{ age: 9 }, { age: 5 }] })).toBe(nes);
    expect(await valeur({ ...couple, nombre_enfants: 2 })).toBe(nes);
    expect(await valeur(couple, { parts: 3 })).toBe(nes);
    expect(await valeur(couple)).not.toBe(nes);
  });

  it('un nombre de parts qui n’est pas celui du foyer est refusé, qui peut être deux foyers n’est pas exact', async () => {
    expect(await impot({ ...couple, nombre_enfants: 1 }, { parts: 3 })).toMatchObject({ statut: 'refus' });
    expect(await impot({ ...couple, declarant1: { salaires: 200_000 } }, { parts: 2.5 })).toMatchObject({
      statut: 'estimation',
      reserves: [expect.stringContaining('demi-part')],
    });
  });

  it('le chômage, les indemnités, les pensions de toute sorte sont sur leur ligne', async () => {
    const dit = { salaires: 20_000, allocations_chomage: 6_000, indemnites_journalieres: 1_000 };
    expect(await valeur({ declarant1: dit })).toBe(await valeur(seul(27_000)));
    const pensions = { pensions_retraite: 15_000, pensions_reversion: 6_000, pensions_alimentaires_recues: 3_000 };
    expect(await valeur({ declarant1: pensions })).toBe(await valeur({ declarant1: { pensions_retraite: 24_000 } }));
  });

  it('rien n’est supposé sans être dit', async () => {
    const { hypotheses } = await impot({
      situation: 'marie',
      option_bareme: true,
      dividendes: 10_000,
      nombre_enfants: 1,
    });
    expect(hypotheses).toEqual([
      'Conjoint sans revenu.',
      'Enfants sans âge dit : 10 ans.',
      'Enfant à la charge exclusive du foyer.',
      expect.stringContaining('2BH'),
    ]);
    const sans = await valeur({ ...seul(90_000), option_bareme: true, dividendes: 10_000 });
    const avec = { ...seul(90_000), option_bareme: true, dividendes: 10_000, csg_deductible_base_2BH: 10_000 };
    expect(sans).toBe(await valeur(avec));
  });

  it('chacun de ceux qui reçoivent a son lien', async () => {
    const droits = async (nom: string, entree: object): Promise<unknown> => {
      const { structure } = await appeler(annonce(nom), { date: '2026-03-01', ...entree });
      return structure;
    };
    // 100 000 € and 31 865 € of allowances (CGI art. 779, 790 B), then the scale of article 777.
    expect(
      await droits('calculer_donation', {
        lien: 'enfant',
        montant: 150_000,
        autres: [{ lien: 'petit_enfant', montant: 80_000 }],
      }),
    ).toMatchObject({ statut: 'exact', calculs: [{ valeur: 8_194.35 + 7_821.35 }] });
    expect(
      await droits('calculer_succession', {
        lien: 'enfant',
        heritiers: 2,
        actif_net: 200_000,
        parts: [
          { lien: 'enfant', montant: 150_000 },
          { lien: 'autre', montant: 20_000 },
        ],
      }),
    ).toMatchObject({ statut: 'refus', refus: { message: expect.stringContaining('actif net') } });
    const bien = { valeur: 3_000_000, dettes: 400_000, part: 0.5 };
    const ifi = await appeler(annonce('calculer_ifi'), { annee: 2026, biens: [bien] });
    const net = await appeler(annonce('calculer_ifi'), { annee: 2026, patrimoine_net_taxable: 1_300_000 });
    expect(ifi.structure).toMatchObject({
      calculs: [{ valeur: premiere(net.structure['calculs']) }],
    });
  });
});
