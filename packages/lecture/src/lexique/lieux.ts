import { cleDe, notion, type Concept } from './concept.ts';

export interface Lieu extends Concept {
  readonly pays: string;
}

/** One place a name, in the country of the list. */
const lieux = (pays: string, noms: string): Lieu[] =>
  noms.split('|').map((ligne) => {
    const [nom = '', ...autres] = ligne.split('=').map((forme) => forme.trim());
    return { ...notion(cleDe(nom), nom, autres.join(' | ')), pays };
  });

/** Where people live, work and own: what decides the tax is the country, the canton, or the overseas department. */
export const LIEUX: readonly Lieu[] = [
  ...lieux(
    'FR',
    'France=hexagone=metropole | Guadeloupe | Martinique | La Réunion=a la reunion=ile de la reunion=reunionnais | Guyane=cayenne | Mayotte=mamoudzou | Corse=ajaccio=bastia | DOM=outre mer | Polynésie | Nouvelle-Calédonie',
  ),
  ...lieux(
    'FR',
    'Paris=parisien=parisienne | Lyon | Marseille | Toulouse | Nice | Nantes | Montpellier | Strasbourg | Bordeaux | Lille | Rennes | Reims | Toulon | Grenoble | Dijon | Angers | Nîmes | Brest | Le Havre | Saint-Étienne | Limoges | Tours | Amiens | Metz | Nancy | Besançon | Orléans | Rouen | Caen | Mulhouse | Perpignan | Annecy | Chambéry | Annemasse | Thonon | Biarritz | Bayonne | Arras | Quimper | Troyes | Poitiers | La Rochelle | Avignon | Cannes | Antibes | Île-de-France=idf',
  ),
  ...lieux(
    'CH',
    'Suisse=helvetique=confederation=suisses | Genève=geneve=genevois | Vaud=vaudois | Lausanne | Valais=sion=valaisan | Fribourg | Neuchâtel | Jura suisse | Berne=bernois | Zurich | Bâle | Zoug | Nyon | Montreux | Morges | Yverdon',
  ),
  ...lieux('LU', 'Luxembourg=luxembourgeois=grand duche=luxembourgeoise | Esch'),
  ...lieux('AD', 'Andorre=andorran=andorrane | Andorre-la-Vieille | Escaldes | La Massana | Encamp | Ordino'),
  ...lieux('BE', 'Belgique=belge | Bruxelles | Liège | Namur | Anvers'),
  ...lieux('MC', 'Monaco=monegasque'),
  ...lieux('DE', 'Allemagne=allemand=allemande | Berlin | Francfort | Munich | Sarrebruck'),
  ...lieux('ES', 'Espagne=espagnol=espagnole | Barcelone | Madrid'),
  ...lieux('IT', 'Italie=italien=italienne | Milan | Rome | Turin'),
  ...lieux('PT', 'Portugal=portugais=portugaise | Lisbonne | Porto'),
  ...lieux('GB', 'Royaume-Uni=angleterre=londres=anglais=uk'),
  ...lieux('US', 'États-Unis=usa=new york=americain=californie'),
  ...lieux('CA', 'Canada=quebec=montreal'),
  ...lieux('AE', 'Dubaï=emirats=abu dhabi'),
  ...lieux('MA', 'Maroc=marocain=casablanca=marrakech'),
  ...lieux('TN', 'Tunisie'),
  ...lieux('DZ', 'Algérie'),
  ...lieux('SN', 'Sénégal'),
  ...lieux('NL', 'Pays-Bas=hollande=amsterdam'),
  ...lieux('IE', 'Irlande=dublin'),
  ...lieux('PL', 'Pologne'),
  ...lieux('RO', 'Roumanie'),
  ...lieux('GR', 'Grèce'),
  ...lieux('SG', 'Singapour'),
  ...lieux('TH', 'Thaïlande'),
  ...lieux('JP', 'Japon'),
  ...lieux('BR', 'Brésil'),
  ...lieux('MU', 'île Maurice'),
];
