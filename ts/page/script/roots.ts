// Where candidates may stand: the document or the given root, and every open shadow root below it.

import { allMatches, isElement, shadowRootOf } from './dom';

/** Elements that cannot host a shadow root, so that only the few others are looked at one by one. */
const CANNOT_HOST =
  'a,abbr,area,b,br,button,canvas,caption,code,col,colgroup,dd,dl,dt,em,fieldset,form,hr,i,iframe,img,input,label,' +
  'legend,li,link,meta,ol,optgroup,option,path,pre,script,select,small,strong,style,sub,sup,svg,table,tbody,td,' +
  'textarea,tfoot,th,thead,title,tr,u,ul,use,video';
const MAY_HOST = `:not(${CANNOT_HOST})`;

/** Slotted content belongs to the root it was written in, so nothing is found twice. */
export function rootsBelow(root: Node): Node[] {
  const roots: Node[] = [root];
  const own = isElement(root) ? shadowRootOf(root) : null;
  if (own) roots.push(own);
  // Grows while it is walked: shadow roots hold shadow roots.
  for (const outer of roots) {
    for (const element of allMatches(outer, MAY_HOST)) {
      const shadow = shadowRootOf(element);
      if (shadow) roots.push(shadow);
    }
  }
  return roots;
}

export function allBelow(root: Node, css: string): Element[] {
  const found: Element[] = [];
  for (const outer of rootsBelow(root)) for (const element of allMatches(outer, css)) found.push(element);
  return found;
}
