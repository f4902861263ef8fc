import { type Concept, notion } from './concept.ts';
import { SCOLARITES } from './scolarites.ts';
import { VARIATIONS } from './variations.ts';

/** Each way to conjugate what happens to a couple, said of anybody. */
const conjuguer = (racines: string, formes: string): string => {
  const sujets = [
    'on se',
    'nous nous',
    'je me',
    'me',
    'se',
    'ils se',
    'elles se',
    'vous vous',
    'on vient de se',
    'nous venons de nous',
  ];
  return racines
    .split('|')
    .flatMap((racine) => formes.split('|').flatMap((fin) => sujets.map((sujet) => `${sujet} ${racine}${fin}`)))
    .join('|');
};
const PRESENT = 'e|ons|ais|ait|ions|er|erai|era|erons|erais|erait|erions|ent|aient';

/** What a follow-up says of a household: what changes, who is spoken of, and what an amount is. */
export const EDITIONS: readonly Concept[] = [
  notion(
    'pacs',
    'PACS',
    `${conjuguer('pacs', PRESENT)}|le pacs|un pacs|en pacs|pacser|en se pacsant|en me pacsant|faire un pacs|fait un pacs|signe un pacs|conclut un pacs`,
  ),
  notion(
    'mariage',
    'mariage',
    `${conjuguer('mari', PRESENT)}|le mariage|un mariage|marier|en se mariant|en me mariant|epouse|epousais|j epouse|j epousais|fiancailles`,
  ),
  // Told as it is, and not as what happens: who corrects what was said of the couple.
  notion('etat_pacse', 'pacsé', 'pacsee|pacses|pacsees|etre pacses'),
  notion('etat_marie', 'marié', 'mariee|maries|mariees|etre maries'),
  notion(
    'separation',
    'séparation',
    `${conjuguer('separ', PRESENT)}|${conjuguer('quitt', PRESENT)}|on divorce|on divorcait|nous divorcons|nous divorcions|je divorce|je divorcais|divorcer|en divorcant|le divorce|un divorce|divorce|divorces|divorcait|divorcent|en instance de divorce|la separation|une separation|separation|se separer|separes|on rompt|rompre le pacs|rompt le pacs|rupture du pacs|on n est plus ensemble|plus ensemble`,
  ),
  notion(
    'concubinage',
    'concubinage',
    'concubinage|en concubinage|en union libre|union libre|vis avec|vit avec|vivons avec|vivons ensemble|vit ensemble|on vit ensemble|habite avec|habitons avec|habitons ensemble|habite ensemble|emmenage chez moi|emmenage avec|emmenage avec moi|emmenagent chez moi|emmenageons ensemble|emmenage ensemble|s installe chez moi|s installe avec moi|s installe avec|on s installe ensemble|vient vivre avec moi|vient habiter avec moi|vient habiter chez moi|sans se marier ni se pacser|sans etre maries|sans etre pacses|ni maries ni pacses|sans se marier|sans se pacser',
  ),
  notion(
    'conjoint',
    'conjoint',
    'ma conjointe|mon conjoint|ma femme|mon mari|mon epouse|mon epoux|ma compagne|mon compagnon|ma copine|mon copain|mon mec|ma meuf|mon homme|ma nana|mon cheri|ma cherie|ma fiancee|mon fiance|mon partenaire|ma partenaire|ma petite amie|mon petit ami|mon amoureux|mon amoureuse|madame|monsieur|sa moitie|ma moitie|l autre|sa femme|son mari|elle|lui|il|conjoint|conjointe|l un de nous|son salaire|sa paie|sa paye|ses revenus|son revenu|sa pension|sa retraite|quelqu un|une personne|qui lui|qui elle|mon ami|mon amie',
  ),
  notion(
    'moi',
    'moi',
    'je|j|moi|me|ma pension|ma retraite|mon salaire|ma paie|ma paye|mes revenus|mon revenu|mon net|mon net imposable|pour moi|de mon cote|c est moi|chez moi je',
  ),
  notion(
    'salaire',
    'salaire',
    'est paye|est payee|qui est paye|qui est payee|paye|payee|gagne|gagnait|gagnais|gagnerait|gagnerais|gagnant|gagner|gagnera|touche|touchait|toucherait|touchera|touchant|percoit|percevait|percevrait|salaire|salaires|paie|paye|paies|revenu|revenus|remuneration|salaire net|net imposable|imposable|imposables|a un salaire de|remunere|remuneree|reprend un travail|reprend le travail|reprenait un travail|reprend un boulot|reprend un emploi|retrouve un travail|retrouve un emploi|retravaille|retravaillait|trouve un travail|trouve un boulot|travaille|travaillait|aura|aurait|a ete augmente|a ete augmentee|mi temps|a mi temps|temps partiel|a temps partiel|boulot|petit boulot|un petit boulot|job|un job|son salaire|mon salaire|ses revenus|mes revenus|sa paie|ma paie|conge parental|declare|declarait',
  ),
  notion(
    'separement',
    'séparément',
    'chacun de notre cote|chacun de son cote|chacun sa declaration|chacun la sienne|chacun notre declaration|declarations separees|deux declarations|2 declarations|imposition separee|declarations separement|declarait separement|declare separement|declarer separement|declarait chacun de notre cote|declarait chacun de son cote|choisi de declarer separement cette annee la|choisi de declarer separement|avait choisi de declarer separement cette annee la|avait choisi de declarer separement|avait declare separement|avions declare separement|declarer separement cette annee la|avait fait deux declarations|avait fait 2 declarations',
  ),
  notion(
    'heberge',
    'héberge',
    'hebergeons|j heberge|accueille|accueillons|vit chez nous|vit chez moi|habite chez nous|habite chez moi|a ma charge|a notre charge|dans une maison de retraite|en ehpad',
  ),
  notion(
    'rattache',
    'rattaché',
    'rattachee|rattaches|rattacher|rattachement|reste rattache|reste rattachee|rester rattache|le rattacher|la rattacher|rattachait',
  ),
  notion(
    'en_avoir',
    'en avoir',
    'on en avait|on en a|j en avais|j en ai|on en aurait|nous en avions|nous en avons|en avait|en a que|on en a que|j en ai que',
  ),
  notion(
    'bareme',
    'au barème',
    'le bareme|bareme|option bareme pour tout|l option bareme pour tout|coche l option bareme pour tout|coche l option bareme|coche la case bareme|coche le bareme|coche 2op|coche la case 2op|prends le bareme|prends l option bareme|prends le bareme pour tout|bareme progressif|au bareme progressif|l option bareme|option bareme|en optant pour le bareme|en choisissant le bareme|optant pour le bareme|opte pour le bareme',
  ),
  notion('pfu', 'PFU', 'flat tax|la flat tax|le pfu|au pfu|forfaitaire|prelevement forfaitaire|forfait'),
  notion(
    'd_tmi',
    'TMI',
    'la tmi|tranche marginale|ma tranche|notre tranche|la tranche|tranche d imposition|tranche marginale d imposition|taux marginal|taux marginal d imposition|ma tranche marginale|ma tmi|notre tmi',
  ),
  notion(
    'd_parts',
    'combien de parts',
    'nombre de parts|quel nombre de parts|nos parts|mes parts|combien de part|quotient familial|parts fiscales',
  ),
  notion('d_taux', 'taux moyen', 'taux moyen d imposition|mon taux moyen|notre taux moyen|le taux moyen'),
  notion('les_deux', 'les deux', 'les 2|tous les deux|toutes les deux|les 3|tous les 3'),
  notion(
    'cadet',
    'le plus jeune',
    'le petit|la petite|le cadet|la cadette|le dernier|la derniere|le plus petit|la plus petite|le benjamin|la benjamine',
  ),
  notion('apprenti', 'apprenti', 'apprentie|en apprentissage|apprentissage|contrat d apprentissage'),
  notion(
    'aide',
    'aide',
    'aidons|aide financierement|l aide|l aidons|lui donne|lui donnons|entretiens|finance|lui envoie|lui paie son loyer',
  ),
  notion(
    'ailleurs',
    'vit ailleurs',
    'a son propre appart|a son appart|a son propre logement|a son logement|a son studio|vit ailleurs|vit de son cote|a pris un appart|son propre appart|son propre logement|est parti de la maison|est partie de la maison|a quitte la maison|ne vit plus avec nous|ne vit plus chez nous',
  ),
  notion(
    'pareil',
    'pareil',
    'gagne pareil|gagne la meme chose|gagne autant|gagne autant que moi|gagne comme moi|gagne le meme salaire|a le meme salaire|a les memes revenus|avec le meme salaire que moi|le meme salaire que moi|gagnait pareil|gagnait autant|gagnait la meme chose|autant que moi|pareil que moi|la meme chose que moi',
  ),
  notion(
    'sans_revenu',
    'sans revenu',
    'ne travaille pas|travaille pas|ne travaillait pas|ne travaille plus|ne bosse pas|bosse pas|ne gagne rien|gagne rien|ne touche rien|touche rien|sans revenu|sans revenus|sans aucun revenu|sans salaire|aucun revenu|aucun salaire|pas de revenu|pas de revenus|pas de salaire|n a pas de revenu|n a pas de revenus|n a aucun revenu|n a rien|n avait pas de revenu|n avait pas de revenus|zero revenu|0 revenu|au foyer|mere au foyer|pere au foyer|femme au foyer|homme au foyer|sans emploi et sans allocation',
  ),
  notion(
    'enfant',
    'enfant',
    'enfants|bebe|bebes|naissance|la naissance|petit|petite|gamin|gamine|fils|fille|filles|garcon|garcons|nourrisson',
  ),
  notion('jumeaux', 'jumeaux', 'jumelles|des jumeaux|des jumelles'),
  // « le triple » is no child.
  notion('triples', 'des triplés', 'triplees|des triplees|de triples'),
  notion(
    'autre_enfant',
    'un autre enfant',
    'un enfant de plus|un enfant en plus|un enfant supplementaire|un bebe de plus|un bebe en plus|encore un enfant|un autre bebe|un deuxieme|une deuxieme|un troisieme|une troisieme|un quatrieme|une quatrieme|un second|le deuxieme|le troisieme|le quatrieme|le petit dernier|2eme|3eme|4eme|5eme|deuxieme|troisieme|quatrieme|cinquieme|2e|3e|4e|5e|second',
  ),
  notion(
    'a_naitre',
    'à naître',
    'attend|attends|attendons|on attend|enceinte|est enceinte|suis enceinte|va naitre|doit naitre|naitra|naitront|bientot parents|arrive en|arrivera en|est prevu|est prevue|prevu pour|prevus pour|terme prevu',
  ),
  notion(
    'ne',
    // « ne » alone denies.
    'est né',
    'bebe ne|enfant ne|fils ne|garcon ne|ne en|ne le|ne debut|ne fin|ne cette annee|vient d avoir|venons d avoir|viens d avoir|avons eu un|avons eu une|on a eu un|on a eu une|a eu un bebe|nee|nes|nees|est ne|est nee|sont nes|vient de naitre|a accouche|accouche',
  ),
  notion(
    'alternee',
    'garde alternée',
    'en garde alternee|en residence alternee|residence alternee|garde partagee|en garde partagee|en alternance|alternee|alternes|une semaine sur deux|une semaine sur 2|1 semaine sur 2|moitie moitie',
  ),
  notion(
    'gardes_par_moi',
    'chez moi',
    'je garde les enfants|je garde les 2 enfants|je garde les 3 enfants|je garde l enfant|je garde le petit|je garde la petite|que je garde les enfants|garde les enfants|gardant les enfants|garde exclusive|j ai la garde|ai la garde|avec la garde|les enfants restent avec moi|les enfants vivent avec moi|les enfants restent chez moi|les enfants sont avec moi|restent avec moi|restent chez moi|vivent chez moi|vivent avec moi|avec les enfants|vivant avec moi|vivant chez moi|restant avec moi|restant chez moi|vivraient avec moi|vivraient chez moi|vivrait avec moi|vivrait chez moi|vivront avec moi|vivront chez moi|vivra avec moi|vivra chez moi|resteraient avec moi|resteraient chez moi|resterait avec moi|resterait chez moi|resteront avec moi|resteront chez moi|restera avec moi|restera chez moi|vit avec moi|vit chez moi|reste avec moi|reste chez moi|avec moi|chez moi',
  ),
  notion(
    'gardes_par_l_autre',
    'chez l’autre',
    'elle garde les enfants|il garde les enfants|elle a la garde|il a la garde|elle garde la garde|les enfants restent avec elle|les enfants restent avec lui|restent avec elle|restent avec lui|restent chez elle|restent chez lui|vivent chez elle|vivent chez lui|vivent avec elle|vivent avec lui|chez leur mere|chez leur pere|avec leur mere|avec leur pere|resteraient avec leur mere|resteraient avec leur pere|resteraient chez leur mere|resteraient chez leur pere|resteront avec leur mere|resteront avec leur pere|vivraient avec leur mere|vivraient avec leur pere|vivraient chez leur mere|vivraient chez leur pere|vivront avec leur mere|vivront avec leur pere|restent avec leur mere|restent avec leur pere|restent chez leur mere|restent chez leur pere|vivant avec elle|vivant avec lui|vivant chez elle|vivant chez lui|restant avec elle|restant avec lui|restant chez elle|restant chez lui|vivraient avec elle|vivraient avec lui|vivront avec elle|vivront avec lui|vivra avec elle|vivra avec lui|resteraient avec elle|resteraient avec lui|vit avec elle|vit avec lui|reste avec elle|reste avec lui|avec elle|avec lui|chez elle|chez lui|chez l autre|chez l autre parent|avec l autre parent',
  ),
  notion('les_enfants', 'les enfants', 'les 2 enfants|les 3 enfants|nos enfants|mes enfants|les petits|ils'),
  notion(
    'seul_avec_eux',
    'vivre seul avec ses enfants',
    'je vis seul|je vis seule|vis seul|vis seule|je vivrai seul|je vivrai seule|vivrai seul|vivrai seule|je vivrais seul|je vivrais seule|vivrais seul|vivrais seule|vivant seul|vivant seule|je serai seul|je serai seule|serai seul|serai seule|seul avec eux|seule avec eux|seul avec mes enfants|seule avec mes enfants|je les eleve seul|je les eleve seule|parent isole|case t',
  ),
  notion(
    'per',
    'PER',
    'sur un per|sur le per|sur mon per|sur son per|sur per|un per|de per|un versement per|plan epargne retraite|plan d epargne retraite|epargne retraite',
  ),
  notion(
    'don',
    'don',
    'dons|un don|de don|de dons|donne|donnons|ai donne|avons donne|on a donne|donnais|donnait|donne a|croix rouge|la croix rouge|a la croix rouge|restos du coeur|restos|aux restos|aux restos du coeur|les restos|secours populaire|au secours populaire|secours catholique|emmaus|medecins sans frontieres|msf|association|une association|une asso|asso|associations|ligue contre le cancer|la ligue contre le cancer|unicef|telethon|wwf|greenpeace|fondation de france|une fondation|fondation|armee du salut|medecins du monde|une oeuvre|oeuvre|la spa|spa',
  ),
  notion(
    'emploi_domicile',
    'emploi à domicile',
    'femme de menage|une femme de menage|menage|menage a domicile|de menage a domicile|de menage|aide menagere|jardinier|un jardinier|jardinage|de jardinage|aide a domicile|salarie a domicile|services a la personne|service a la personne|cours a domicile|soutien scolaire a domicile|repassage|emploie|employons|emploi a domicile',
  ),
  notion(
    'garde_payee',
    'frais de garde',
    'nounou|une nounou|la nounou|de nounou|creche|la creche|de creche|assistante maternelle|frais de garde|garderie|assmat|ass mat|nourrice|de garde',
  ),
  notion(
    'frais_reels',
    'frais réels',
    'frais reels|aux frais reels|au frais reels|en frais reels|de frais reels|frais professionnels|au reel avec|de frais pro|frais pro',
  ),
  notion(
    'pension',
    'pension alimentaire',
    'pensions alimentaires|pension|pensions|de pension|de pension alimentaire|une pension|ma pension|ma retraite|ma pension alimentaire|sa pension|sa retraite',
  ),
  notion(
    'verse',
    'verse',
    'versons|versions|verserions|verserais|versais|versait|verserai|verserait|verser|versant|lui verse|leur verse',
  ),
  notion(
    'recoit',
    'reçoit',
    'recois|je recois|me verse|me versait|me donne|il me verse|elle me verse|que je recois|percois|je percois|que je touche|recue|recues',
  ),
  notion('ex', 'ex', 'mon ex|l ex|mon ex femme|mon ex mari|ex femme|ex mari|leur mere|leur pere|sa mere|son pere'),
  notion('parents', 'parents', 'mes parents|a mes parents|ma mere|mon pere|a ma mere|a mon pere'),
  notion(
    'enfant_majeur',
    'enfant majeur',
    'majeur|majeure|etudiant|etudiante|fille etudiante|fils etudiant|mon grand|ma grande|le grand|la grande|mon aine|mon ainee|l aine|l ainee',
  ),
  notion(
    'syndicat',
    'cotisation syndicale',
    'cotisations syndicales|de syndicat|le syndicat|syndicat|au syndicat|de cotisation syndicale|de cotisations syndicales',
  ),
  notion(
    'loyers_nus',
    'loyers',
    'loyer|de loyers|de loyer|loyers nus|loyers vides|location nue|location vide|revenus fonciers|revenu foncier|de revenus fonciers|foncier|studio vide|appartement vide|un studio vide|studio nu|micro foncier',
  ),
  notion(
    'charges_du_reel',
    'au réel',
    'au reel|regime reel|en reel|le reel|passe au reel|passais au reel|passe le foncier au reel',
  ),
  notion(
    'charges',
    'charges',
    'de charges|charges deductibles|charge|travaux|de travaux|interets d emprunt|d interets d emprunt|interet d emprunt',
  ),
  notion('dividendes', 'dividendes', 'de dividendes|dividende|en dividendes'),
  notion('interets', 'intérêts', 'd interets|interets bancaires|interets de livret|interets de compte a terme'),
  ...VARIATIONS,
  notion(
    'recettes',
    'recettes',
    'recette|de recettes|le ca|mon ca|son ca|un ca|de ca|ca de|chiffre d affaires|de chiffre d affaires|honoraires|d honoraires',
  ),
  ...SCOLARITES,
  notion(
    'carte',
    'carte d’invalidité',
    'carte d invalidite|une carte d invalidite|cmi|la cmi|cmi invalidite|carte mobilite inclusion|carte mobilite inclusion invalidite|carte mobilite inclusion mention invalidite|mention invalidite|la carte d invalidite|invalide|invalidite|handicape|handicapee|invalidite 80 %',
  ),
  notion(
    'retrait',
    'sans',
    'sans le|sans la|sans les|sans mon|sans son|sans notre|sans un|sans aucun|enleve|enlevez|retire|retirez|supprime|supprimez|laisse tomber|laisse tomber le|oublie|oublie le|oublions|oublie la|annule|annule le|pas de|finalement pas de|plus de|n avait pas|si on n avait pas|si je n avais pas|abandonne|on oublie|on laisse tomber',
  ),
  notion(
    'depart',
    'situation de départ',
    'la case depart|a la case depart|case depart|au depart|au debut|a la situation de depart|la situation de depart|situation de depart|situation de base|la base|comme avant|comme au debut|comme au depart|revient au depart|repars du debut|repars de zero|annule tout|oublie tout ca|oublie tout|situation actuelle|ma situation actuelle|situation initiale|la situation initiale',
  ),
  notion(
    'revenir',
    'reviens',
    'revenons|on revient|revenir|reviens a|retour|retour a|retourne|repars|repartons|reprends|reprenons|remets|remettez',
  ),
  notion(
    'ajout',
    'aussi',
    'egalement|j ai oublie|ai oublie|j avais oublie|on a oublie|rajoute|ajoute|ajoutez|et aussi|ainsi que|en outre',
  ),
  notion(
    'corrige',
    'en fait',
    'en realite|plutot|finalement|je me suis trompe|je me suis trompee|me suis trompe|me suis trompee|je voulais dire|pardon|correction|rectification|erreur|ah non|non|c etait|au lieu de|a la place|a la place de|et pas|et non',
  ),
  notion(
    'essai',
    'et si',
    'en etant|si on etait|si j etais|si|imaginons|imagine|supposons|admettons|mettons|disons|dans le cas ou|au cas ou|hypothese|changerait|ferait|donnerait|serait|economiserais|economiserait|economise combien|j economise combien|on economise combien|gagne combien|on gagne combien|ca change quoi|ca changerait quoi|ca change quelque chose|ca changerait quelque chose|ca donne quoi|ca donnerait quoi|ca fait quoi|ca ferait quoi|ca fait combien|ca ferait combien|combien en moins|combien de moins|combien en plus|quel gain|quelle economie|quelle difference|quel impact|quel effet',
  ),
  notion('chacun', 'chacun', 'chacune|par enfant|pour chacun|pour chacune|pour chaque enfant|par tete|chaque'),
  notion('ensemble', 'nous', 'on|nous|notre|nos|a nous 2|tous les 2|ensemble|le couple'),
  notion(
    'liaison',
    'et',
    'ah|oh|bref|sinon|cet|cette|ete|prochain|prochaine|bientot|future|futur|coute|a coute|nous a coute|m a coute|paierait|paierais|paierions|avec|de|du|des|d|le|la|les|l|un|une|a|au|aux|en|y|qu|que|qui|mais|ou|ok|d accord|oui|alors|donc|puis|ensuite|maintenant|est|sont|etait|etais|etions|serais|serions|suis|sommes|depuis|entre|entrent|rentre|rentrent|ai|as|avons|ont|avait|avais|avions|aviez|c|ce|ca|cela|s|n|ne|se|pour|par|sur|dans|mois|an|annee|annuel|annuels|annuelle|mensuel|net|nets|nette|euro|euros|e|eur|k|h|ma|mon|mes|sa|son|ses|leur|leurs|merci|stp|svp|quoi|combien|impot|impots|mon impot|notre impot|l impot|du coup|bon|bah|hop|fait|fais|faisons|mets|met|mettre|mettons|mettais|mettait|verse sur|place|placer|depense|depensons|compte|compter|seulement|juste|environ|cette annee|dans l annee|l annee derniere|cette fois|recalcule|refais le calcul|calcule|combien d impot|combien je paie|combien on paie|combien je paye|combien on paye|combien je paierais|combien on paierait|quel impot|a payer|vivre|encore|toujours|desormais|dorenavant|tous|toute|toutes|tout|deja|la dessus|cote|meme|prends|prend|prenait|utilise|dis|voila|eu|aurai|aurais|aurons|soit|etre|nos|notre|votre|personne a charge|a charge|a la maison|total|au total|par ailleurs|t as|peux|peut|pourrait|il y a|y a|faut|souscris|ouvre|qui en a|cher|et|hein|euh|super|parfait|genial|cool|cadeau|declaration|couple|foyer|situation|scenario|cas|simulation|calcul|essai|garde en tete|garde|gardez|gardons|sans changer le reste|le reste pareil|le reste ne change pas|reste|rien d autre ne change|toutes choses egales',
  ),
];
