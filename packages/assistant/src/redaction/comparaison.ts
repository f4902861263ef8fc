import type { Comprehension } from '../comprehension/comprendre.ts';
import { jeton } from '../orchestration/jetons.ts';
import type { ResultatChiffre } from '../outils/resultats.ts';
import type { Brouillon } from './brouillon.ts';
import { etapesComparees } from './etapes.ts';
import { hypotheses } from './hypotheses.ts';
import { phraseImpot, prefixeEstimation, reserves } from './impot.ts';
import { periode } from './periode.ts';

const NOMS: Readonly<Record<string, string>> = {
  sans: 'Sans',
  avec: 'Avec',
  forfait: 'Forfait',
  reels: 'Frais réels',
  pfu: 'Forfait (PFU)',
  bareme: 'Barème',
  micro: 'Micro',
  reel: 'Réel',
  rattachement: 'Rattachement',
  pension: 'Pension déduite',
  separes: 'Deux déclarations',
  chez_l_autre: 'Chez l’autre parent',
  chez_vous: 'Chez vous',
  ensemble: 'Déclaration commune',
};

interface Vue {
  readonly gauche: string;
  readonly droite: string;
  readonly ecart: number;
  readonly gain: string;
  readonly quand: string;
}

/** Handle of the tax of one scenario: that of its household, or the sum of its households. */
export const totalDuScenario = (r: ResultatChiffre, nom: string): string =>
  r.chiffres[`${nom}/ir.impot_final`] === undefined || r.chiffres[`${nom}/comparaison.total`] !== undefined
    ? `${nom}/comparaison.total`
    : `${nom}/ir.impot_final`;
const impotDe = (r: ResultatChiffre, nom: string): string => jeton(r.appel, totalDuScenario(r, nom));

/** Names of the situations that a comparison computed, in its order. */
export const situationsDe = (r: ResultatChiffre): string[] =>
  [
    ...new Set(
      Object.keys(r.chiffres)
        .filter((k) => k.includes('/'))
        .map((k) => k.split('/')[0] ?? ''),
    ),
  ].filter((n) => !n.includes('.') && n !== 'ecart3' && n !== 'tout');

/** Answer of a what-if: the difference of two complete computations first, then both. */
export function redigerComparaison(c: Comprehension, r: ResultatChiffre, b: Brouillon, frais?: ResultatChiffre): void {
  const [gauche = '', droite = ''] = situationsDe(r);
  const ecart = Number(r.chiffres['comparaison.ecart']);
  const vue: Vue = {
    gauche,
    droite,
    ecart,
    gain: jeton(r.appel, 'comparaison.ecart', true),
    quand: `(${periode(r.annee)})`,
  };
  const marques = `${reserves(r, b)}${hypotheses(c, b)}`;
  b.paragraphe(`${prefixeEstimation(r)}${phrase(c, r, vue, frais)}${marques}`);
  if (r.chiffres[totalDuScenario(r, gauche)] !== undefined) {
    const resultat = ['**Impôt**', `**${impotDe(r, gauche)}**`, `**${impotDe(r, droite)}**`];
    b.tableau(
      ['Étape', NOMS[gauche] ?? gauche, NOMS[droite] ?? droite],
      [
        ...(totalDuScenario(r, gauche).endsWith('total')
          ? separes(r, gauche, droite)
          : etapesComparees(r, `${gauche}/`, `${droite}/`)),
        resultat,
      ],
    );
  }
  const tout = r.chiffres['tout/comparaison.ecart_total'];
  if (tout !== undefined && Number(tout) !== ecart)
    b.paragraphe(
      `Les prélèvements sociaux changent aussi : avec eux, l’écart est de **${jeton(r.appel, 'tout/comparaison.ecart_total', true)}**, ${Number(tout) > 0 ? 'en faveur de la seconde situation' : Number(tout) < 0 ? 'en faveur de la première' : 'c’est-à-dire aucun'} (CSS art. L136-8).`,
    );
  b.paragraphe('L’écart vient de deux calculs complets, décote et plafonnements compris.');
  conseil(c, b);
}

function separes(r: ResultatChiffre, gauche: string, droite: string): string[][] {
  const deux = ['f1', 'f2'].map((f) => [gauche, droite].map((nom) => `${nom}.${f}/ir.impot_final`));
  if (deux.flat().every((cle) => r.chiffres[cle] !== undefined))
    return deux.map((cles, i) => [
      i === 0 ? 'Votre impôt' : 'Impôt de l’autre parent',
      ...cles.map((cle) => jeton(r.appel, cle)),
    ]);
  return [
    ['Impôt de la première personne', jeton(r.appel, `${gauche}.f1/ir.impot_final`), '—'],
    ['Impôt de la seconde personne', jeton(r.appel, `${gauche}.f2/ir.impot_final`), '—'],
    ['Nombre de parts (CGI art. 194)', '—', jeton(r.appel, `${droite}/ir.parts`)],
  ];
}

// oxlint-disable-next-line typescript/consistent-return -- the switch covers every object of comparison.
function phrase(c: Comprehension, r: ResultatChiffre, v: Vue, frais?: ResultatChiffre): string {
  if (c.intention.type !== 'comparaison') return '';
  const deA = `de ${impotDe(r, v.gauche)} à ${impotDe(r, v.droite)}`;
  switch (c.intention.objet) {
    case 'per': {
      const combien =
        /\b(?:combien d'impots?|(?:je |on |nous )?(?:paierais|paierai|paierions|paierons|paierait|payerais|payerai|paye|paie|dois|devrais)(?:-je| je)? (?:combien|quoi)|combien (?:je |vais-je |on |nous )?(?:pai|pay|dois|devr)\w*|(?:quel|mon|l') (?:sera |serait )?(?:mon |l')?impot)\b/.test(
          c.texte,
        ) && !/\b(?:gagn|econom)\w*/.test(c.texte);
      return combien
        ? `${phraseImpot(r, `${v.droite}/`)}[^cgi-163-quatervicies] Le versement sur le PER réduit l’impôt de **${v.gain}**.`
        : `Ce versement sur le PER réduit votre impôt de **${v.gain}** ${v.quand} : il passe ${deA}.[^cgi-163-quatervicies]`;
    }
    case 'don':
      return `Ces dons réduisent votre impôt de **${v.gain}** ${v.quand} : il passe ${deA}.[^cgi-200]`;
    case 'enfant':
      return `Un enfant à charge de plus réduit votre impôt de **${v.gain}** ${v.quand} : il passe ${deA}.[^cgi-194][^cgi-197]`;
    case 'emploi_domicile':
      return `Ces dépenses d’emploi à domicile vous rapportent **${v.gain}** ${v.quand} : l’impôt passe ${deA}.[^cgi-199-sexdecies]`;
    case 'augmentation':
      return `Une fois l’impôt sur le revenu payé, il vous reste **${jeton(r.appel, 'comparaison.reste')}** de ce supplément ${v.quand} : l’impôt augmente de ${v.gain}, ${deA}.[^cgi-197]`;
    case 'frais_reels': {
      const km = frais
        ? `Votre barème kilométrique donne **${jeton(frais.appel, 'ir.frais_kilometriques')}** de frais (CGI ann. IV art. 6 B). `
        : '';
      if (v.ecart > 0)
        return `${km}Les frais réels sont préférables : ils réduisent votre impôt de **${v.gain}** ${v.quand}, ${deA}.[^cgi-83]`;
      if (v.ecart < 0)
        return `${km}Le forfait est préférable aux frais réels : il vous évite **${v.gain}** d’impôt ${v.quand}.[^cgi-83]`;
      return `${km}Frais réels ou forfait donnent le même impôt ${v.quand} : ${impotDe(r, v.gauche)}.[^cgi-83]`;
    }
    case 'option_bareme': {
      const mieux =
        v.ecart > 0
          ? 'Le barème est préférable'
          : v.ecart < 0
            ? 'Le prélèvement forfaitaire est préférable au barème'
            : 'Le forfait et le barème se valent';
      return `${mieux} : votre impôt sur le revenu est de **${impotDe(r, v.gauche)}** avec le prélèvement forfaitaire unique et de **${impotDe(r, v.droite)}** au barème, hors prélèvements sociaux ${v.quand}.[^cgi-200-a][^cgi-158] L’écart est de ${v.gain}.`;
    }
    case 'regime_foncier':
      return `${v.ecart > 0 ? 'Le régime réel est préférable' : 'Le micro-foncier est préférable'} : votre impôt est de **${impotDe(r, v.gauche)}** au micro-foncier et de **${impotDe(r, v.droite)}** au réel ${v.quand}, soit un écart de ${v.gain}.[^cgi-32][^cgi-28]`;
    case 'rattachement':
      return `${v.ecart > 0 ? 'La pension déduite est préférable' : 'Le rattachement est préférable'} : votre impôt est de **${impotDe(r, v.gauche)}** avec le rattachement et de **${impotDe(r, v.droite)}** avec la pension déduite ${v.quand}, soit un écart de ${v.gain}.[^cgi-196-b][^cgi-156]`;
    case 'garde_enfants':
    case 'pension_versee':
    case 'pension_recue':
    case 'deficit_foncier':
    case 'loyers':
    case 'meuble':
    case 'garde_alternee':
      return '';
    case 'parent_declarant': {
      const ici = v.ecart > 0 ? 'chez vous' : 'chez l’autre parent';
      return v.ecart === 0
        ? `Déclarer les enfants chez l’un ou chez l’autre donne le même total ${v.quand} : ${impotDe(r, v.droite)}.[^cgi-194]`
        : `Les enfants sont mieux déclarés ${ici} : vos deux impôts réunis baissent de **${v.gain}** ${v.quand}. Leur total est de **${impotDe(r, v.droite)}** avec les enfants chez vous et de **${impotDe(r, v.gauche)}** chez l’autre parent.[^cgi-194]`;
    }
    case 'union':
      return v.ecart > 0
        ? `L’imposition commune (PACS ou mariage) réduit votre impôt total de **${v.gain}** par an ${v.quand} : il passe ${deA}.[^cgi-6]`
        : v.ecart < 0
          ? `Rester imposés séparément est préférable : l’imposition commune (PACS ou mariage) coûterait **${v.gain}** de plus par an ${v.quand}.[^cgi-6]`
          : `L’imposition commune (PACS ou mariage) ne change rien ${v.quand} : ${impotDe(r, v.gauche)} dans les deux cas.[^cgi-6]`;
  }
}

function conseil(c: Comprehension, b: Brouillon): void {
  if (c.intention.type !== 'comparaison') return;
  if (c.intention.objet === 'per')
    b.paragraphe(
      'Avant de verser, lisez votre plafond sur votre avis d’impôt. La somme est bloquée jusqu’à la retraite, sauf cas prévus, et imposable à la sortie.',
    );
  if (c.intention.objet === 'frais_reels')
    b.paragraphe('Gardez les justificatifs des trajets : l’administration peut les demander.');
  if (c.intention.objet === 'option_bareme')
    b.paragraphe('L’option pour le barème vaut pour tous vos revenus de capitaux de l’année.');
}
