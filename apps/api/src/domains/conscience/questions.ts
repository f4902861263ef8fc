/** One answer of the quiz, with what it is worth. */
interface Reponse {
  readonly texte: string;
  readonly points: 0 | 1 | 2 | 3;
}

/** A question of the tax-awareness quiz; `conseil` is what to do when it is not mastered. */
export interface QuestionConscience {
  readonly question: string;
  readonly reponses: Readonly<Record<'a' | 'b' | 'c' | 'd', Reponse>>;
  readonly conseil: string;
}

const question = (
  texte: string,
  [a, b, c, d]: readonly [string, string, string, string],
  conseil: string,
): QuestionConscience => ({
  question: texte,
  // From the least to the most aware; the screen keeps this order.
  reponses: {
    a: { texte: a, points: 0 },
    b: { texte: b, points: 1 },
    c: { texte: c, points: 2 },
    d: { texte: d, points: 3 },
  },
  conseil,
});

/** Habits more than knowledge: nobody fails, everyone learns what to look at next. */
export const QUESTIONS: Readonly<Record<string, QuestionConscience>> = {
  tranche: question(
    'Connaissez-vous votre tranche marginale d’imposition ?',
    [
      'Je ne sais pas ce que c’est',
      'J’en ai entendu parler',
      'Je la connais à peu près',
      'Je la connais et je sais ce qu’elle taxe',
    ],
    'Calculez votre tranche marginale : elle ne taxe que la dernière part de votre revenu, et décide de ce que rapporte une déduction.',
  ),
  avis: question(
    'Que faites-vous de votre avis d’impôt ?',
    [
      'Je ne l’ouvre pas',
      'Je regarde le montant à payer',
      'Je vérifie les revenus et les parts',
      'Je le compare à ma déclaration et à l’année d’avant',
    ],
    'Relisez votre dernier avis : parts, revenus, réductions et revenu fiscal de référence. Une erreur se corrige en ligne puis par réclamation.',
  ),
  declaration: question(
    'Comment remplissez-vous votre déclaration ?',
    [
      'Je valide ce qui est prérempli sans lire',
      'Je vérifie mes salaires',
      'J’ajoute mes charges et mes dons',
      'Je compare les options avant de valider',
    ],
    'Avant de valider, ajoutez ce que l’administration ignore : dons, frais de garde, pensions versées, frais réels.',
  ),
  frais: question(
    'Frais réels ou déduction forfaitaire : savez-vous ce qui vous convient ?',
    [
      'Je n’y ai jamais pensé',
      'Je garde le forfait par habitude',
      'J’ai fait le calcul une fois',
      'Je refais le calcul chaque année',
    ],
    'Additionnez vos trajets, repas et autres frais de travail : s’ils dépassent le forfait, les frais réels sont plus avantageux.',
  ),
  epargne: question(
    'Connaissez-vous la fiscalité de votre épargne ?',
    [
      'Je n’épargne pas ou je ne sais pas',
      'Je sais que mes livrets sont exonérés',
      'Je connais celle de mon assurance-vie ou de mon PEA',
      'Je choisis mes enveloppes selon leur fiscalité',
    ],
    'Faites la liste de vos placements avec leur date d’ouverture : l’âge d’un PEA ou d’une assurance-vie change l’impôt à la sortie.',
  ),
  retraite: question(
    'Utilisez-vous votre plafond d’épargne retraite ?',
    [
      'Je ne sais pas que j’en ai un',
      'Je sais qu’il existe',
      'Je connais son montant',
      'Je l’utilise selon ma tranche',
    ],
    'Votre plafond d’épargne retraite figure sur votre avis ; les plafonds non utilisés se reportent quelques années.',
  ),
  famille: question(
    'Quand votre famille change, mettez-vous vos impôts à jour ?',
    [
      'Je n’y pense pas',
      'À la déclaration suivante',
      'Je signale le changement dans l’année',
      'Je simule avant de choisir (rattachement, mariage, PACS)',
    ],
    'Signalez sous soixante jours une naissance, un mariage ou une séparation : le prélèvement à la source suit votre situation.',
  ),
  transmission: question(
    'Avez-vous pensé à la transmission de votre patrimoine ?',
    [
      'Jamais',
      'C’est pour plus tard',
      'Je connais les abattements',
      'J’ai un calendrier de donations ou une clause à jour',
    ],
    'Les abattements des donations se reconstituent avec le temps : commencer tôt laisse plus de choix.',
  ),
  justificatifs: question(
    'Gardez-vous vos justificatifs fiscaux ?',
    ['Non', 'Quelques-uns', 'Tous, en vrac', 'Tous, classés par année'],
    'Classez vos justificatifs par année de revenus et gardez-les jusqu’à la fin du délai de contrôle.',
  ),
  aide: question(
    'Quand une question fiscale se pose, que faites-vous ?',
    [
      'Je laisse passer',
      'Je demande autour de moi',
      'Je cherche sur un site officiel',
      'Je vérifie le calcul et sa source, ou je consulte un professionnel',
    ],
    'Demandez toujours la source et le calcul d’une réponse : un chiffre sans article ne se vérifie pas.',
  ),
};
