import { type Concept, notion } from './concept.ts';

/** A word that changes the answer: one that qualifies what stands beside it, one that a fact must read, or both. */
export interface MotDecisif extends Concept {
  /** Whether it is a mention of its own among the words of a question. */
  readonly dit: boolean;
  /** Whether a calculation that reads it nowhere may not be exact. */
  readonly aLire: boolean;
}

const dit = (...mots: Parameters<typeof notion>): MotDecisif => ({ ...notion(...mots), dit: true, aLire: false });
const aLire = (...mots: Parameters<typeof notion>): MotDecisif => ({ ...notion(...mots), dit: false, aLire: true });
const ditEtALire = (...mots: Parameters<typeof notion>): MotDecisif => ({ ...notion(...mots), dit: true, aLire: true });

/** Words that change the answer, each once. */
export const MOTS_DECISIFS: readonly MotDecisif[] = [
  dit('celibataire', 'célibataire', 'celib|non marie|vit seul|vis seul|vis seule|vit seule'),
  dit('marie', 'marié', 'mariee|maries|mariees'),
  dit('pacse', 'pacsé', 'pacsee|pacses|pacsees|pacs'),
  dit('divorce', 'divorcé', 'divorcee|divorces|separe|separee|separes'),
  dit('veuf', 'veuf', 'veuve|veufs|veuves'),
  dit('concubinage', 'concubinage', 'union libre|vie maritale'),
  dit('ttc', 'TTC', 'ttc|toutes taxes comprises|toutes taxes'),
  dit('ht', 'HT', 'ht|hors taxe|hors taxes|hors tva'),
  ditEtALire(
    'usufruit',
    'usufruit',
    'usuf|us|usufruitier|usufruitiere|quasi usufruit|demembrement|demembre|demembree|droit d y rester|droit d y habiter|droit dy rester|droit dy habiter|droit d y vivre|droit de rester dedans|droit d usage|droit d habitation|garde la jouissance|en gardant la jouissance',
  ),
  ditEtALire('nue_propriete', 'nue-propriété', 'np|nue propriete|nu proprietaire|nue proprietaire|nus proprietaires'),
  dit('pleine_propriete', 'pleine propriété', 'pp'),
  dit('demembrement', 'démembrement', 'demembre|demembree|demembres'),
  dit('indivision', 'indivision', 'indivis|indivise|indivisaire'),
  ditEtALire(
    'alternee',
    'garde alternée',
    'alternee|residence alternee|ra|garde partagee|une semaine sur deux|une semaine sur 2|en alternance egale|en alternee|moitie du temps chez',
  ),
  dit('exclusive', 'garde exclusive', 'exclusive|garde principale'),
  ditEtALire(
    'parent_isole',
    'parent isolé',
    'case t|vit seul avec|vis seule avec|vis seul avec|seul avec ma|seule avec ma|seul avec mon|seule avec mon|seul avec mes|seule avec mes|seul avec eux|seule avec eux|seul avec elle|seule avec elle|seul avec lui|seule avec lui|seul avec elles|seule avec elles|eleve seule mes|eleve seul mes|eleve seule ma|eleve seul ma|eleve seule mon|eleve seul mon',
  ),
  dit(
    'a_charge',
    'à charge',
    'a ma charge|a notre charge|a charge|vit avec moi|vivent avec moi|chez moi|avec moi|a la maison|a plein temps|a temps plein|j eleve|je les eleve|j ai la garde|ont la garde|a la garde',
  ),
  dit('rattache', 'rattachement', 'rattache|rattachee|rattaches|rattacher'),
  ditEtALire(
    'reel',
    'régime réel',
    'au reel|reel simplifie|reel normal|regime reel|declaration controlee|amortissements|amortissement',
  ),
  ditEtALire('frais_reels', 'frais réels', 'frais reels|frais reel|aux reels|fr reels'),
  ditEtALire(
    'micro',
    'régime micro',
    'micro|micro entreprise|micro bic|micro bnc|micro foncier|auto entrepreneur|autoentrepreneur|auto entreprise|micro ba|micro-entreprise|micro entrepreneur',
  ),
  dit('bareme', 'option pour le barème', 'option bareme|option pour le bareme|2op|au bareme'),
  ditEtALire('versement_liberatoire', 'versement libératoire', 'vl|prelevement liberatoire|vfl|option urssaf'),
  dit('meuble', 'meublé', 'meuble|meublee|meubles|meublees|location meublee'),
  dit('nu', 'nu', 'nue|vide|location nue|location vide|loue nu|loue vide'),
  dit('classe', 'meublé de tourisme classé', 'classe tourisme|meuble classe|classee'),
  ditEtALire(
    'non_resident',
    'non-résident',
    'non resident|non residents|nr|expatrie|expatriee|non residente|a l etranger|vis a bruxelles|habitons bruxelles|dubai|residence fiscale',
  ),
  dit('frontalier', 'frontalier', 'frontaliere|frontaliers'),
  ditEtALire(
    'handicap',
    'invalidité',
    'invalide|handicap|handicape|handicapee|cmi|carte d invalidite|aah|invalidite|fauteuil roulant|infirme',
  ),
  // A disability that its name alone does not prove to be one that the law counts.
  aLire(
    'incapacite',
    'incapacité',
    'en fauteuil|paraplegique|tetraplegique|hemiplegique|paralyse|paralysee|polyhandicape|polyhandicapee|trisomique|trisomie|infirmite|taux d incapacite|incapable de travailler|incapacite de travailler|inapte au travail|mdph|allocation adulte handicape|allocation aux adultes handicapes',
  ),
  ditEtALire('combattant', 'ancien combattant', 'carte du combattant|anciens combattants|combattant'),
  dit('apres_70_ans', 'après 70 ans', 'apres 70 ans|apres ses 70 ans|apres mes 70 ans'),
  dit('avant_70_ans', 'avant 70 ans', 'avant 70 ans|avant ses 70 ans|avant mes 70 ans'),
  dit(
    'demission',
    'rupture conventionnelle',
    'licenciement|licencie|licenciee|demission|rupture co|indemnite de depart',
  ),
  dit('exonere', 'exonéré', 'exoneree|exoneres|non imposable|non imposables|exo'),
  dit('professionnel', 'à titre professionnel', 'loueur professionnel|lmp'),
  dit('majore', 'majoration', 'majoration|surtaxe'),
  dit('chacun', 'chacun', 'chacune|chaque|par personne|par tete|chaqun'),
  dit(
    'ensemble',
    'à nous deux',
    'a nous deux|a nous 2|a eux deux|a deux|a 2|en commun|ensemble|pour le couple|tous les deux|moitie moitie|au total',
  ),
  dit('moitie', 'moitié', 'la moitie|de moitie'),
  dit('deja', 'déjà', 'deja donne|deja recu|deja paye|deja preleve'),
  ditEtALire('essai', 'et si', 'supposons|imaginons|admettons|si j avais|si on avait'),
  dit('correction', 'correction', 'non pardon|pardon|je me suis trompe|je voulais dire|plutot|au lieu de|en fait'),
  dit('environ', 'environ', 'env|a peu pres|a la louche|dans les|autour de|grosso modo|approximativement|presque'),
  dit('hors', 'hors', 'excepte|hormis|sauf|non compris|non comprise|en dehors de|sans compter'),
  dit('y_compris', 'y compris', 'inclus|comprise|compris|incluse|dont'),
  dit(
    'dans_le_foyer',
    'imposition commune',
    'imposition separee|impositions separees|declaration commune|declarations separees|imposition distincte',
  ),
  aLire(
    'abattement_de_detention',
    'abattement pour durée de détention des titres',
    '150 0 d|abattement renforce|abattement pour duree de detention des titres|titres acquis avant 2018|acquises avant 2018|acquis avant 2018',
  ),
  aLire('imposition_separee', 'imposition séparée', 'imposition separee|imposition distincte|impositions separees'),
  dit('etranger', 'à l’étranger', 'etranger|de source etrangere|compte etranger'),
  dit('convention', 'convention fiscale', 'credit d impot etranger'),
  dit('premiere_vente', 'première cession', 'premiere vente|primo accedant|premiere cession'),
  ditEtALire('dutreil', 'pacte Dutreil', 'dutreil|pacte dutreil|787 b'),
  dit('rente', 'rente viagère', 'viager|rente'),
  dit(
    'retraite_liquidee',
    'retraite liquidée',
    'ret liquidee|depart en retraite|depart a la retraite|part en retraite',
  ),
  aLire('surtaxe', 'surtaxe', 'taxe sur les plus values elevees|1609 nonies g'),
  aLire(
    'quotient_du_revenu',
    'système du quotient d’un revenu exceptionnel',
    'systeme du quotient|systeme de quotient|regime du quotient|mecanisme du quotient|163 0 a|revenu exceptionnel|revenus exceptionnels|case 0xx|prime de depart|primes de depart|prime de retraite|indemnite de depart|indemnite de mise a la retraite',
  ),
  aLire(
    'allocation_d_emploi',
    'allocation pour frais d’emploi de la profession',
    'journaliste|journalistes|reporter|photographe de presse|critique dramatique',
  ),
  aLire('electrique', 'électrique', 'voiture electrique|renault zoe|une zoe|ma zoe|tesla|vehicule electrique'),
  aLire(
    'outre_mer',
    'outre-mer',
    'guadeloupe|martinique|la reunion|saint denis reunion|ile reunion|guyane|mayotte|dom|antilles|fort de france|pointe a pitre|cayenne|mamoudzou|dans le 971|dans le 972|dans le 973|dans le 974|dans le 976|qu en metropole|de la metropole',
  ),
  aLire('taxe_fonciere', 'taxe foncière', 'tf|taxes foncieres'),
  aLire('dividendes', 'dividendes', 'dividende|div|divs|en dividende'),
  aLire('interets_percus', 'intérêts de placement', 'compte a terme|obligations|livret fiscalise'),
  aLire(
    'plus_value_titres',
    'plus-value d’actions',
    'vendu des actions|plus value mobiliere|compte titres|cto|moins value|moins values',
  ),
  aLire('crypto', 'cryptomonnaies', 'crypto|cryptos|bitcoin|actifs numeriques|nft'),
  aLire(
    'loyers',
    'loyers',
    'revenus fonciers|revenu foncier|loyers percus|loyers encaisses|loyers nus|mis en location|mon locataire|mes locataires|des locataires|aux locataires|les locataires|ma locataire|lmnp|airbnb|gite',
  ),
  aLire('pension_versee', 'pension alimentaire', 'pensions alimentaires|verse une pension|prestation compensatoire'),
  aLire('per', 'PER', 'plan epargne retraite|epargne retraite|perin|madelin'),
  aLire('dons', 'don à une association', 'restos du coeur|croix rouge|secours populaire|dons aux oeuvres|mecenat'),
  aLire(
    'emploi_domicile',
    'emploi à domicile',
    'femme de menage|cesu|aide a domicile|jardinier|jardinage|menage a domicile|heures de menage|aide menagere|soutien scolaire',
  ),
  aLire('garde_enfants', 'frais de garde', 'creche|nounou|assistante maternelle|assmat|ass mat'),
  // Not the taxable profit yet: what the tax law adds and takes off stands between them.
  aLire(
    'resultat_comptable',
    'résultat comptable',
    'resultat comptable|reintegration|reintegrations|deductions extra comptables|reintegrations fiscales',
  ),
  // Two changes at once: work taken up again, and what it makes one pay.
  aLire(
    'reprise_du_travail',
    'reprise du travail',
    'que je reprenne|que je reprends le travail|ce que coute la reprise|qu elle reprenne|qu il reprenne',
  ),
  aLire('cooperative', 'coopérative', 'cooperatives|cuma|scop|scic'),
  aLire('sci', 'SCI', 'societe civile immobiliere|parts de sci'),
  aLire('is', 'impôt sur les sociétés', 'a l is|soumise a l is|sasu|eurl|selarl|earl'),
  aLire(
    'enfant_majeur',
    'enfant majeur',
    'enfants majeurs|fils majeur|fille majeure|un majeur|une majeure|est majeur|est majeure|sont majeurs|majeur independant|majeure independante|enfant adulte|enfants adultes',
  ),
  aLire(
    'majeur_rattache',
    'enfant majeur rattaché',
    'enfant majeur rattache|enfants majeurs rattaches|fils majeur rattache|fille majeure rattachee|enfant majeur a charge|enfants majeurs a charge|fils majeur a charge|fille majeure a charge|majeur rattache|majeure rattachee|est majeur et rattache|est majeure et rattachee',
  ),
  aLire(
    'enfant_marie',
    'enfant marié',
    'enfant marie|enfants maries|fils marie|fille mariee|enfant majeur marie|enfant pacse|fils pacse|fille pacsee|fils et sa femme|fille et son mari|avec son mari|avec sa femme|etudiante mariee|etudiant marie',
  ),
  aLire(
    'detachement',
    'enfant détaché',
    'on detache|on le detache|on la detache|on les detache|je detache|je le detache|je la detache|nous detachons|le detacher|la detacher|detacher notre|detacher mon|detacher ma|se detache|sort de notre foyer|sort du foyer|le sortir du foyer|la sortir du foyer',
  ),
  aLire('adoption', 'adoption', 'adopte|adoptee|adopter|adoption simple|adopte en la forme simple'),
  aLire('demi_lien', 'demi-frère', 'demi soeur|demi frere|demi freres|demi soeurs'),
  aLire(
    'beau_lien',
    'beau-fils',
    'belle fille|beau fils|beaux enfants|fils de ma compagne|fils de mon mari|fille de ma femme|enfant de mon conjoint',
  ),
  aLire('assurance_vie', 'assurance-vie', 'assurances vie|assurance vie|av|contrat d assurance vie|990 i|757 b'),
  aLire('travaux', 'travaux', 'gros travaux|renovation'),
  aLire('frais_acte', 'frais de notaire', 'frais d acquisition|frais d agence'),
  aLire('droits_de_mutation', 'droits de mutation', 'droits de mutation'),
  aLire(
    'emprunt',
    'emprunt',
    'pret|prets|emprunts|credit immobilier|capital restant du|interets d emprunt|crd|reste du pret|a credit|credit total|finance a credit',
  ),
  aLire('gerance', 'rémunération de gérance', 'gerance|art 62|article 62|tns'),
  aLire('cantonal', 'impôt cantonal', 'icc|impot cantonal et communal|cantonal et communal'),
  aLire('federal', 'impôt fédéral', 'ifd|federal|federal direct'),
  aLire('revenu_imposable', 'revenu imposable suisse', 'ri|revenu imposable'),
  aLire(
    'chomage',
    'chômage',
    'are|allocations chomage|france travail|pole emploi|indemnites journalieres|ij|maternite|conge parental',
  ),
  aLire('reversion', 'réversion', 'pension de reversion'),
  // Where somebody lives, and no pension.
  aLire('maison_de_retraite', 'maison de retraite', 'maisons de retraite'),
  aLire('retraite', 'retraite', 'retraites|pension de retraite|retraitee|carsat'),
  aLire('indemnite', 'indemnité', 'indemnites|licenciement|rupture conventionnelle|prime de depart'),
  aLire('formation', 'contribution à la formation', 'cfp|contribution formation|formation professionnelle comprise'),
  aLire('cdhr', 'contribution différentielle sur les hauts revenus', 'cdhr|contribution differentielle'),
  aLire('heures_sup', 'heures supplémentaires', 'heures sup|heures supp|heure sup|heure supp|hs'),
  aLire('annee_prochaine', 'l’année prochaine', 'l an prochain|en 2027'),
  ditEtALire('hypothese', 'hypothèse', 'si je|si on|si nous|s il|s ils|si elle|si elles|si mon|si ma'),
  aLire('somme_d_argent', 'virement', 'virements|par cheque|en especes'),
  aLire('activite', 'prestations', 'honoraires|marchandises|denrees|base imposable|base|presta|prestation|a la source'),
  aLire(
    'recu_ou_prete',
    'somme reçue ou prêtée',
    'offert|offerte|offre|un cheque de|cadeau|m a prete|pret familial|reconnaissance de dette|dette',
  ),
  aLire('heritage', 'héritage', 'herite|legue|leguer|testament|succession|heritiers'),
  aLire(
    'conjoint_survivant',
    'conjoint survivant',
    'veuve et|veuf et|une veuve|la veuve|epoux survivant|epouse survivante|parent survivant|ma mere est vivante|mon pere est vivant|ma mere vit encore|mon pere vit encore|ma mere est encore|mon pere est encore|ma mere est toujours|mon pere est toujours|leur mere est|leur pere est|sa femme|son mari|son epouse|son epoux|sa veuve',
  ),
  aLire('jeu', 'gain de jeu', 'loto|lot gagne|jeu tele|dette de jeu|casino|gain au jeu|tirage'),
  aLire('partage', 'droit de partage', 'licitation|soulte|publicite fonciere|dmto|droits d enregistrement'),
  aLire(
    'bien_meuble',
    'objet de valeur',
    'montre rolex|montre de luxe|montre de collection|bijoux|oeuvre d art|lingots|or physique|voiture de collection',
  ),
  aLire(
    'parts_egales',
    'partage entre plusieurs',
    'a parts egales|a partager avec|partager avec d autres|par parts egales|chacun de nous|chacune de nous|chacun d entre nous|entre nous deux',
  ),
  aLire('franchise', 'franchise de TVA', 'franchise en base|n applique pas la tva|ne facture pas la tva|sans tva'),
  aLire('accueil', 'enfants confiés', 'ase|famille d accueil|assistante familiale|assistant familial|enfants places'),
  aLire('tout_recent', 'vente de ces derniers jours', 'hier|la semaine derniere|le mois dernier|ce mois ci'),
  aLire('residence_principale', 'résidence principale', 'rp|habitation principale'),
  aLire(
    'ignorance',
    'fait inconnu',
    'je sais jamais|je ne sais jamais|je sais plus lequel|je sais plus laquelle|je sais pas lequel|je sais pas laquelle|je ne sais pas lequel|je ne sais pas laquelle|je ne sais plus lequel|je ne sais plus laquelle|je sais pas si c est|je ne sais pas si c est|je sais plus si c est|je ne sais plus si c est|j ignore si|j ignore lequel',
  ),
  aLire(
    'maladie_longue',
    'affection de longue durée',
    'ald|maladie de longue duree|conge de longue duree|arret de longue duree|longue maladie',
  ),
];

/** Those that qualify what stands beside them. */
export const DECISIFS: readonly Concept[] = MOTS_DECISIFS.filter((m) => m.dit);
/** Those that none may leave unread. */
export const MOTS_A_LIRE: readonly Concept[] = MOTS_DECISIFS.filter((m) => m.aLire);

/** Words that deny what follows them. */
export const NEGATIONS: readonly Concept[] = [
  notion('negation', 'pas', 'sans | aucun | aucune | ni | jamais | non | rien | nul | nulle | point de | plus de'),
];
