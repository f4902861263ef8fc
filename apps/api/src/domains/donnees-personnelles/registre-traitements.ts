/** Why a person's data is held, on what ground of the GDPR (article 6), and until when. */
interface Traitement {
  readonly finalite: string;
  readonly base: string;
  readonly duree: string;
}

const CONTRAT = 'exécution du contrat (6-1-b)';
const INTERET_CABINET = 'intérêt légitime : le travail à plusieurs (6-1-f)';
const INTERET = 'intérêt légitime : la sécurité des comptes (6-1-f)';

export const TRAITEMENTS = {
  compte: {
    finalite: 'Ouvrir et tenir le compte',
    base: CONTRAT,
    duree: 'la vie du compte, close après trois ans sans connexion',
  },
  profil: { finalite: 'Répondre selon la situation de la personne', base: CONTRAT, duree: 'la vie du compte' },
  assistant: {
    finalite: 'Répondre aux questions et les relire',
    base: CONTRAT,
    duree: 'jusqu’à leur suppression, au plus la vie du compte',
  },
  documents: {
    finalite: 'Lire les documents que la personne dépose',
    base: CONTRAT,
    duree: 'le fichier jusqu’à sa lecture, sauf si la personne le garde\u202f; le reste jusqu’à sa suppression',
  },
  quota: { finalite: 'Compter les questions et ce qu’elles coûtent', base: CONTRAT, duree: 'la vie du compte' },
  abonnement: {
    finalite: 'Tenir l’abonnement et ce qu’il permet',
    base: CONTRAT,
    duree: 'la vie du compte ; les factures restent dix ans chez le prestataire de paiement',
  },
  evenements: {
    finalite: 'N’appliquer qu’une fois ce que dit le prestataire de paiement',
    base: CONTRAT,
    duree: 'soixante jours',
  },
  banque: {
    finalite: 'Lire les comptes de la banque que la personne a choisie',
    base: 'consentement (6-1-a)',
    duree: 'jusqu’à la déconnexion ou au retrait du consentement',
  },
  session: {
    finalite: 'Garder la personne connectée, lui montrer ses appareils',
    base: CONTRAT,
    duree: 'huit heures au plus, effacée à la connexion suivante',
  },
  authentification: {
    finalite: 'Vérifier que c’est bien la personne',
    base: CONTRAT,
    duree: 'jusqu’à leur retrait, au plus la vie du compte',
  },
  liens: {
    finalite: 'Prouver une adresse ou une connexion en cours',
    base: CONTRAT,
    duree: 'leur validité, puis un jour au plus',
  },
  appareils: {
    finalite: 'Laisser entrer le titulaire quand un inconnu essaie',
    base: INTERET,
    duree: '180 jours sans connexion',
  },
  abus: { finalite: 'Arrêter les essais de mots de passe', base: INTERET, duree: 'un jour' },
  programmes: {
    finalite: 'Laisser un programme agir pour la personne',
    base: 'consentement (6-1-a)',
    duree: 'jusqu’au retrait de l’autorisation ou sa fin',
  },
  demonstration: {
    finalite: 'Montrer les e-mails au développeur, en démonstration seulement',
    base: INTERET,
    duree: 'la vie de la base de démonstration',
  },
  envois: { finalite: 'Envoyer les e-mails du compte', base: CONTRAT, duree: 'jusqu’à leur envoi' },
  demandes: { finalite: 'Borner les e-mails que d’autres font envoyer', base: INTERET, duree: 'une heure' },
  preuve: { finalite: 'Tracer ce qui touche à la sécurité', base: INTERET, duree: '90 jours' },
  consentement: {
    finalite: 'Prouver les accords donnés et retirés',
    base: 'obligation légale (6-1-c, article 7-1)',
    duree: 'la vie du compte',
  },
  effacement: {
    finalite: 'Effacer le compte à la date demandée',
    base: 'obligation légale (6-1-c, article 17)',
    duree: 'jusqu’à l’effacement',
  },
  cabinet: { finalite: 'Savoir qui travaille dans quel cabinet', base: CONTRAT, duree: 'la vie du cabinet' },
  invitations: {
    finalite: 'Inviter quelqu’un dans un cabinet',
    base: INTERET_CABINET,
    duree: 'quatorze jours, puis un jour au plus',
  },
  clesApi: {
    finalite: 'Laisser un programme du cabinet agir avec les droits d’un de ses membres',
    base: CONTRAT,
    duree: 'jusqu’à leur fin, au plus un an, puis trente jours ; fermées avec l’appartenance au cabinet',
  },
  repetitions: {
    finalite: 'Ne pas faire deux fois une écriture répétée',
    base: CONTRAT,
    duree: 'vingt-quatre heures, réponse chiffrée',
  },
  importation: {
    finalite: 'Vérifier un fichier de clients avant d’ouvrir leurs dossiers',
    base: 'sous-traitance pour le cabinet (28)',
    duree: 'jusqu’à l’import ou l’abandon, au plus vingt-quatre heures',
  },
  sousTraitance: {
    finalite: 'Prouver l’accord par lequel un cabinet confie les données de ses clients',
    base: 'obligation légale (6-1-c, article 28)',
    duree: 'la vie du cabinet',
  },
  dossiers: {
    finalite: 'Tenir le dossier du client d’un cabinet, qui en est responsable',
    base: 'sous-traitance pour le cabinet (28)',
    duree: 'jusqu’à sa suppression par le cabinet',
  },
  conseils: {
    finalite: 'Garder chaque conseil tel qu’il a été donné, en preuve du devoir de conseil',
    base: 'obligation légale du cabinet (6-1-c), en sous-traitance (28)',
    duree: 'cinq ans après sa validation, même si le dossier est supprimé\u202f; puis sa clé est détruite',
  },
  modeles: { finalite: 'Tenir les lettres types du cabinet', base: CONTRAT, duree: 'la vie du cabinet' },
  archives: {
    finalite: 'Remettre au cabinet tout ce qu’il a confié, en un fichier',
    base: CONTRAT,
    duree: 'sept jours, ou jusqu’à l’effacement d’un de ses clients',
  },
  portefeuille: {
    finalite: 'Calculer ensemble les dossiers d’un cabinet, et dire qui une réforme touche',
    base: 'sous-traitance pour le cabinet (28)',
    duree: 'les cinq derniers calculs, et au plus la vie du dossier',
  },
  reunions: {
    finalite: 'Transcrire une réunion dont les participants sont d’accord, pour le dossier du client',
    base: 'sous-traitance pour le cabinet (28), sur l’accord des participants (6-1-a)',
    duree: 'jusqu’à sa suppression, un refus ou celle du dossier\u202f; trente jours si aucun dossier ne la reçoit',
  },
  espaceClient: {
    finalite: 'Recevoir d’un client, sur invitation de son conseiller, les faits et documents demandés',
    base: 'sous-traitance pour le cabinet (28)',
    duree:
      'jusqu’au retrait par le client de ce qui n’est pas accepté, au plus la vie du dossier\u202f; trente jours après sa fin pour une invitation sans réponse',
  },
  webhooks: {
    finalite: 'Prévenir les programmes d’un cabinet qu’un chiffre d’un client a changé, par des identifiants seuls',
    base: 'sous-traitance pour le cabinet (28)',
    duree: 'l’adresse jusqu’à son retrait\u202f; le journal trente jours, au plus la vie du dossier',
  },
  annuaire: {
    finalite: 'Montrer un professionnel aux personnes connectées, par les champs qu’il choisit',
    base: 'consentement (6-1-a)',
    duree: 'jusqu’à son retrait de l’annuaire, au plus la vie du compte',
  },
  suivis: {
    finalite: 'Retrouver les professionnels que la personne suit, et ceux qui répondent à ce qu’elle cherche',
    base: CONTRAT,
    duree: 'jusqu’à leur retrait, au plus la vie du compte ou de la fiche',
  },
  echanges: {
    finalite: 'Écrire à un professionnel de l’annuaire, et lui répondre',
    base: CONTRAT,
    duree: 'les messages, la vie du compte de leur auteur\u202f; la conversation, celle du dernier des deux comptes',
  },
  moderation: {
    finalite: 'Ne plus voir quelqu’un, signaler, et décider de ce qui est signalé',
    base: 'intérêt légitime\u202f: la sûreté des échanges (6-1-f)',
    duree: 'les blocages et signalements, la vie des deux comptes\u202f; le journal, celle du compte signalé',
  },
  remises: {
    finalite: 'Remettre sa situation au professionnel de son choix, et la reprendre',
    base: 'consentement (6-1-a)',
    duree:
      'les faits jusqu’à leur reprise ou un refus\u202f; la trace, la vie des deux comptes\u202f; ce que le cabinet inscrit dans un dossier suit ce dossier',
  },
} as const satisfies Readonly<Record<string, Traitement>>;
