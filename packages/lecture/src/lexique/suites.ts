import { notion, type Concept } from './concept.ts';

/** What a short follow-up may say, and the words that only join it to what came before. */
export const SUITES: readonly Concept[] = [
  notion(
    'pourquoi',
    'pourquoi',
    'pourquoi ce chiffre|pourquoi ce montant|pourquoi autant|pourquoi si peu|pourquoi tant|comment ca|comment|d ou vient ce chiffre|d ou vient ce montant|d ou ca vient|d ou ca sort|explique|explique moi|expliquez|expliquez moi|detaille|detaillez|le detail|le calcul|comment tu calcules|comment vous calculez|c est quoi le calcul|pour quelle raison',
  ),
  notion(
    'annee_suivante',
    'l’année prochaine',
    'l an prochain|l annee prochaine|annee prochaine|an prochain|l annee suivante|l annee d apres|l an d apres',
  ),
  notion(
    'annee_precedente',
    'l’année dernière',
    'l an dernier|l annee derniere|annee derniere|an dernier|l an passe|l annee passee|l annee precedente|l annee d avant',
  ),
  notion(
    'autre_declarant',
    'conjoint',
    'ma femme|mon mari|mon epouse|mon epoux|mon conjoint|ma conjointe|mon partenaire|ma partenaire|mon pacse|ma pacsee|elle|lui|mon homme|madame|monsieur|l autre|femme|mari|conjoint|conjointe',
  ),
  notion('declarant', 'moi', 'moi|pour moi|moi meme'),
  notion('donne', 'donne', 'a donner|donner|donnons|qui donnons|qui donnent|donnent|donnait|donnions'),
  notion('marie', 'marié', 'mariee|maries|mariees|le mariage|un mariage|mariage'),
  notion('pacse', 'pacsé', 'pacsee|pacses|pacsees|pacs|le pacs|un pacs|en pacs'),
  notion('bareme', 'barème', 'au bareme|avec le bareme|option bareme|option pour le bareme|le bareme progressif'),
  notion(
    'gagne',
    'gagne',
    'je gagne quelque chose|on gagne quelque chose|j y gagne|on y gagne|je gagne combien|on gagne combien|ca change quelque chose|ca changerait quelque chose|ca change quoi|ca changerait quoi|c est mieux|est ce mieux|c est plus interessant',
  ),
  notion('au_lieu', 'au lieu de', 'plutot que'),
  notion('verse', 'verse', 'versait|versaient|verserait|le verse|les verse|le versait|le fait|le faisait'),
  notion(
    'pourquoi_ecart',
    'pourquoi c’est plus cher',
    'pourquoi plus cher|pourquoi est ce plus cher|pourquoi c est moins cher|pourquoi moins cher|pourquoi c est plus|pourquoi c est moins|pourquoi c est plus eleve|pourquoi c est plus haut|pourquoi c est moins eleve|pourquoi c est plus bas|pourquoi ca augmente|pourquoi ca monte|pourquoi ca baisse|pourquoi ca descend|pourquoi ca change|pourquoi ca a augmente|pourquoi ca a baisse|pourquoi ca a change|pourquoi cette difference|pourquoi cet ecart|pourquoi une telle difference|pourquoi tant de difference|pourquoi autant de difference|d ou vient la difference|d ou vient l ecart|d ou vient cet ecart|d ou vient cette difference|pourquoi je paie plus|pourquoi je paye plus|pourquoi je paie moins|pourquoi je paye moins|pourquoi on paie plus|pourquoi on paye plus|pourquoi on paie moins|pourquoi on paye moins|pourquoi plus d impot|pourquoi moins d impot|pourquoi davantage|pourquoi c est different|pourquoi il augmente|pourquoi il baisse|pourquoi ca fait plus|pourquoi ca fait moins|pourquoi ca coute plus|pourquoi ca coute plus cher|pourquoi ca coute moins|explique la difference|explique l ecart|explique moi la difference|explique moi l ecart',
  ),
  notion(
    'mieux',
    'lequel est mieux',
    'lequel est le mieux|laquelle est mieux|laquelle est la mieux|lequel est le plus interessant|laquelle est la plus interessante|le plus interessant|la plus interessante|plus interessant|plus interessante|le plus avantageux|la plus avantageuse|plus avantageux|plus avantageuse|lequel est le plus avantageux|lequel choisir|laquelle choisir|lequel prendre|lequel des deux|laquelle des deux|c est quoi le mieux|c est quoi le plus interessant|c est quoi le plus avantageux|c est quoi le moins cher|c est quoi la difference|que choisir|quoi choisir|qu est ce qui est mieux|qu est ce qui est le mieux|qu est ce qui est le plus interessant|qu est ce qui est le plus avantageux|quel est le mieux|quel est le plus interessant|quel est le plus avantageux|la meilleure solution|la meilleure option|la meilleure formule|le meilleur choix|quelle est la meilleure solution|quelle est la meilleure option|quel est le meilleur choix|le mieux|mieux|vaut mieux|il vaut mieux|lequel vaut mieux|preferable|lequel est preferable|tu conseilles quoi|vous conseillez quoi|le moins cher|moins cher|lequel est le moins cher|lequel coute le moins|quelle difference|quelle est la difference|la difference|difference|quel ecart|quel est l ecart|l ecart|ecart|combien d ecart|ca fait quelle difference|on y gagne combien|j y gagne combien|combien on y gagne|combien j y gagne|gain|le gain|quel gain|quelle economie|l economie|j economise combien|on economise combien|combien j economise|combien on economise|ca fait gagner combien|ca me fait gagner combien|ca nous fait gagner combien|entre les deux|des deux|pour nous|je perds combien|on perd combien|combien je perds|combien on perd|ca me coute combien|ca nous coute combien|ca me fait perdre combien',
  ),
  notion(
    'separement',
    'séparément',
    'declarait separement|declare separement|declarer separement|declarions separement|declarent separement|chacun de son cote|chacun de notre cote|chacun sa declaration|chacun faisait sa declaration|chacun fait sa declaration|chacun faisait la sienne|chacun fait la sienne|chacun la sienne|chacun declarait de son cote|chacun notre declaration|deux declarations|2 declarations|deux declarations separees|imposition separee|impositions separees|declaration separee|declarations separees|impose separement|imposes separement|l imposition separee|une imposition separee|deux foyers|2 foyers',
  ),
  notion(
    'ensemble',
    'ensemble',
    'en commun|declaration commune|une declaration commune|imposition commune|l imposition commune|une seule declaration|declare ensemble|declarait ensemble|declarer ensemble|declarions ensemble|declarent ensemble',
  ),
  notion(
    'versement_liberatoire',
    'versement libératoire',
    'le versement liberatoire|vl|le vl|au versement liberatoire|l option versement liberatoire|l option pour le versement liberatoire',
  ),
  notion(
    'double',
    'le double',
    'double|deux fois plus|2 fois plus|le doublait|on doublait|je doublais|on double|je double',
  ),
  notion('triple', 'le triple', 'triple|trois fois plus|3 fois plus'),
  notion('moitie', 'la moitié', 'moitie|moitie moins|deux fois moins|2 fois moins|la moitie seulement'),
  notion(
    'sans_cela',
    'sans ça',
    'sans ca|sans cela|sans ce changement|sans cet essai|comme avant|comme au debut|la situation de depart|situation de depart|reviens au depart|retour au depart',
  ),
  notion(
    'vend',
    'je vends',
    'on vend|nous vendons|vends|vend|vendais|vendait|je vendais|on vendait|je revends|vendre|je cede',
  ),
  notion(
    'seul',
    'seul',
    'seule|tout seul|toute seule|enfant unique|fils unique|fille unique|le seul|la seule|le seul heritier|la seule heritiere|unique heritier|un seul|une seule|un seul enfant|un seul heritier|un seul beneficiaire|une seule personne|une seule fille|un seul fils',
  ),
  notion(
    'distribue',
    'distribue',
    'en dividendes|en dividende|dividendes|dividende|distribuais|distribuait|distribuer|distribuons|distribuions|je me verse|on se verse|me verser|se verser|me versais|se versait|je me sors|me sors|me distribue',
  ),
  notion(
    'le_reste',
    'le reste',
    'tout le reste|reste|tout ce qui reste|ce qui reste|le benefice net|le net|le solde|tout|apres is|apres l is',
  ),
  notion('de_plus', 'de plus', 'en plus|supplementaire|supplementaires'),
  notion('de_moins', 'de moins', 'en moins'),
  notion(
    'liaison',
    'et',
    'si|mets|met|mettez|mettre|compte|comptez|du|loue|louee|ai loue|l ai loue|l a loue|l avons loue|a ete loue|a loue|mais|ou|alors|donc|ok|d accord|dac|oui|ah|oh|bon|non|pardon|en fait|plutot|enfin|erreur|je me suis trompe|je me suis trompee|nous|on|est|sommes|suis|je|c est|c etait|etait|etions|ce|ca|cela|pour|a|avec|chez|cote|du cote de|de|du|le|la|les|l|d|un|une|des|ce chiffre|ce montant|qu en est il|quoi|et alors|merci|stp|svp|s il te plait|s il vous plait|meme chose|pareil|seulement|pas|pas encore|ensuite|puis|et puis|toujours|dans|en|au|attend|attends|attendais|attendons|attendait|attendre|patiente|patientais|patientons|patienter|repousse|reporte|jusqu en|jusqu au|jusqu a|prochain|prochaine|ah zut|j|l|canton|combien|ce serait|serait|sera|donne|ferait|fait|ca donne quoi|ca fait quoi|ca fait combien|quel|quelle|n|ne|y|que|mon|ma|avec le meme salaire|avec les memes revenus|le meme salaire|meme salaire|memes revenus|finalement|je voulais dire|voulais dire|rectification|correction|attention|disons|mettons|imaginons|imagine|supposons|admettons|par exemple|environ|sur|il y avait|qu il y avait|y avait|avais|avait|avions|avaient|on avait|le contrat|contrat|le bien|le montant|montant|la somme|somme|le prix|maintenant|tout compte fait|seulement|juste|uniquement|reponds|refais|refais le calcul|recalcule|refaire|le meme calcul|meme calcul|au juste|possible|et dans ce cas|dans ce cas|prenais|prenait|prends|prend|prenions|optais|optait|opte|choisis|choisissais|choisit|passais|passait|passe|faisait|faisions|option|l option|dans mon cas|dans notre cas|au final|finalement|du coup|ducoup|ca donnerait quoi|donnerait|ca ferait quoi|ca donnerait combien|ca ferait combien|ferait|on ferait|ca donne|oups|zut|le plan|plan|le placement|placement|au taux de|taux|le taux|gagnons|quand|lorsque|prenais|prenait|prends|prend|prenions|optais|optait|opte|choisis|choisissais|choisit|passais|passait|passe|faisait|faisions|option|l option|dans mon cas|dans notre cas|au final|plus exactement|exactement|precisement|depuis|il y a|au bout de|au bout|etaient|etais|fin|bref|euh|hein|si je demenage|si on demenage|si nous demenageons|je demenage|on demenage',
  ),
];
