/** What a public page says of itself, to a search engine and in a shared link. */
export interface EntetePage {
  readonly chemin: string;
  readonly titre: string;
  readonly description: string;
}

/** The pages that are written in advance at the build, in the order of the plan of the site. The articles join them. */
export const ENTETES: readonly EntetePage[] = [
  {
    chemin: '/pro-landing',
    titre: 'La réponse fiscale et le calcul qui la prouve',
    description:
      'Francis répond à vos questions d’impôt et de patrimoine. Chaque chiffre s’ouvre, chaque règle porte son article et son année.',
  },
  {
    chemin: '/optimisation-fiscale-ia',
    titre: 'Optimisation fiscale par IA, vérifiée',
    description:
      'Les leviers ouverts à votre foyer, chacun recalculé en entier par un moteur fiscal, avec sa condition, son risque et son article.',
  },
  {
    chemin: '/pricing',
    titre: 'Tarifs',
    description: 'Les formules de Francis pour les particuliers et les professionnels, toutes taxes comprises.',
  },
  {
    chemin: '/pro',
    titre: 'Francis pour les professionnels',
    description: 'Dossiers clients, calcul de l’impôt et des leviers, et un article derrière chaque chiffre.',
  },
  {
    chemin: '/demo',
    titre: 'Démonstration',
    description:
      'Un entretien de conseil, transcrit, relu puis calculé\u202f: quatre étapes, et les chiffres du moteur.',
  },
  {
    chemin: '/exactitude',
    titre: 'Exactitude mesurée',
    description: 'Ce que Francis calcule juste, ce qu’il manque, et comment nous le mesurons, échecs compris.',
  },
  {
    chemin: '/reforme',
    titre: 'Studio de réforme',
    description:
      'Changez un seuil, un taux ou un plafond de l’impôt sur le revenu et voyez ce que paieraient votre foyer et huit autres.',
  },
  {
    chemin: '/blog',
    titre: 'Optimisation fiscale 2025',
    description: 'Sept articles pour réduire l’impôt sur les revenus 2025, chiffres et articles de loi à l’appui.',
  },
  {
    chemin: '/contact',
    titre: 'Nous écrire',
    description: 'Une question sur Francis, une erreur à signaler, un projet\u202f: écrivez-nous.',
  },
  {
    chemin: '/contact-pro',
    titre: 'Parler à Francis',
    description:
      'Un cabinet de plusieurs conseillers, une reprise de données, une question sur l’offre professionnelle.',
  },
  {
    chemin: '/mentions-legales',
    titre: 'Mentions légales',
    description: 'Qui édite Francis, qui l’héberge, et ce que valent ses réponses.',
  },
  {
    chemin: '/politique-confidentialite',
    titre: 'Politique de confidentialité',
    description: 'Les données que Francis garde, pourquoi, combien de temps, et comment les reprendre.',
  },
  {
    chemin: '/accessibilite',
    titre: 'Accessibilité',
    description: 'L’état d’accessibilité de Francis et comment nous signaler une difficulté.',
  },
  {
    chemin: '/simulateurs',
    titre: 'Simulateurs',
    description:
      'Impôt sur le revenu, tranche marginale, TVA, statut\u202f: onze calculs pour la France, la Suisse, le Luxembourg et Andorre.',
  },
  {
    chemin: '/conditions-de-vente',
    titre: 'Conditions de vente',
    description: 'Ce qui est vendu, à quel prix, comment résilier et se rétracter.',
  },
];

export function enteteDe(chemin: string): EntetePage {
  const trouvee = ENTETES.find((entete) => entete.chemin === chemin);
  if (!trouvee) throw new Error(`${chemin} has no heading`);
  return trouvee;
}
