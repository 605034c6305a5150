// Words that carry a sentence but name nothing. They are only passed over in small letters, outside quotation
// marks, and where grammar puts them; anywhere else they are content like any other word.

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(Boolean));

/** At the beginning of a phrase. */
export const DETERMINERS = set(`
  the a an der die das den dem des ein eine einen einem einer le la les l un une el los las una unos unas il lo i gli
  uno o os as um uma de het een det en ett et ο η το az egy
`);

/** Between the control and what surrounds it; something found there has to follow. */
export const CONNECTORS = set(`
  for of in on at from with to by inside within für von vom der im auf aus bei beim mit zu zum zur an am dans pour sur à au aux
  avec en de du des d del para con al por di dello della dei degli delle dell nel nello nella nei nelle nell per da dal
  dalla alla su sul sulla do dos das em no na nos nas com ao van voor op bij met uit naar av på från till fra af til
  dla w z od pro v ze для в во из на с со от у к に で
`);

/** Between a role word and a name. */
export const NAMING_WORDS = set(
  'called named labelled labeled titled saying namens intitulé llamado chiamato',
);

/** After what something belongs to. */
export const POSSESSIVES = set('s の 的 의');

/** Ask for a place, an order or the opposite, which no text of a control proves: outside a name they end the reading. */
export const POSITIONAL = set(`
  first second third fourth fifth last next previous other another every all both only top bottom left right upper lower
  middle above below under beneath underneath beside near over after before behind between opposite not without
  except than instead unlike oberste unterste erste ersten erster zweite zweiten dritte letzte letzten letzter
  nächste linke rechte über unter neben nach vor zwischen nicht ohne premier première deuxième troisième dernier dernière
  gauche droite dessus dessous après avant entre sans sauf primero primera primer segundo segunda último última izquierda
  derecha encima debajo después antes entre sin excepto primo prima secondo seconda ultimo ultima sinistra destra sopra
  sotto dopo senza primeiro primeira esquerda direita acima abaixo depois sem первый первая первую второй вторая последний
  последняя последнюю над под после перед между без кроме 最初 最後 左側 右側 上の 下の 次の 前の 第一 第二
`);

/** The same in two words, of which either alone could be a name. */
export const RELATIONS = set('nextto closeto nearto leftof rightof topof bottomof outof otherthan insteadof');

/** At the very beginning, by operation: the sentence repeats what is done anyway. */
export const VERBS: Readonly<Record<string, ReadonlySet<string>>> = {
  click: set('click clickon tap tapon press'),
  fill: set('fill fillin'),
  check: set('check tick uncheck untick'),
  select: set('select'),
  hover: set('hover hoverover'),
  focus: set('focus'),
};

/** What the name of a field may begin with, beyond what it is for: "Enter your e-mail". */
export const FIELD_OPENERS = set(`
  enter type please your the a an select choose bitte geben sie ihre ihren ihr wählen saisissez entrez veuillez votre vos
  ingrese introduzca escriba su inserisci digite insira seu sua voer uw ange введите ваш вашу
`);

/** And end in. */
export const FIELD_CLOSERS = set(`
  required optional here ein eingeben pflichtfeld erforderlich obligatoire facultatif obligatorio opcional obbligatorio
  facoltativo obrigatório verplicht обязательно
`);

/** And, where something is to be filled in behind it: "Search for…", "Sort by". */
export const OPEN_ENDS = set('for by nach par por per');

/** Says of a link how it opens. */
export const OPENS_ELSEWHERE =
  /[([]?\s*(?:opens in (?:a )?new (?:tab|window)|external(?: link)?|öffnet in neuem (?:tab|fenster))\s*[)\]]?\s*$/iu;

/** Last parts of compounds in languages that write them as one word: "Passwortfeld". */
export const COMPOUND_ENDINGS: ReadonlySet<string> = set(
  'feld knopf schaltfläche menü liste veld knop fält knapp felt knap kenttä',
);
