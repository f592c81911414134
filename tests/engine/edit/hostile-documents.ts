/** Documents as people and programs write them who know more of YAML than ours use, by path. */
export const hostileDocuments: Readonly<Record<string, string>> = {
  'pages/comments.yaml': `# head

# above a
a: 1 # behind a
# above b
b: # behind the name
  # above c
  c: x   # behind c

  # above d, apart
  d: |  # behind the mark
    one
    # no comment

    two
  # after d
list: # of things
# at the dash
- one # behind one
# above two
- two

# far above three
- three
# at the end
`,
  'pages/windows.yaml':
    'a: 1\r\nb:\r\n  c: "x"\r\n  d: |\r\n    one\r\n    two\r\nlist:\r\n  - a: 1\r\n    b: 2\r\n\r\n  - [x, y]',
  'pages/no-end.yaml': 'a: 1\nlist:\n  - x\n  - y: 1\n    z: |\n      last',
  'pages/anchors.yaml': `base: &base { a: 1, b: two }
other: *base
text: &text some words
again: *text
list: &list
  - one
  - &two two
  - *two
copy: *list
free: yes it is
`,
  'pages/data.json': `{
  "path": "/x",
  "title": "A \\"title\\"",
  "blocks": [
    { "type": "text", "body": "one\\ntwo" },
    {
      "type": "steps",
      "items": ["a", "b"],
      "none": [],
      "empty": {}
    }
  ]
}
`,
  'pages/small.json': '{"a":1,"b":[1,2,{"c":null}],"d":{}}',
  'pages/flow.yaml': `a: { b: 1, c: [x, "y, z", 'it''s'], d: {} , e: [] }
list: [
  one, # first
  two,
  { three: 3, four: [ ] },
]
wide: {
  name: text,
  other: { deep: [1, 2], set, pair: },
}
`,
  'pages/nested.yaml': `-
  - - a
    - b
  - c
- k: v
  l:
  - x
  - y:
      z
-   far: 1
    away:
        deep: 2
- ? explicit
  : value
- !!str 011
- ""
- ''
-
- ~
`,
  'pages/texts.yaml': `folded: >-
  some words
  go on

  and on
kept: |+
  one

plain: words that go on
  over two lines
double: "words \\
  that go on"
single: 'it''s
  here'
indented: |2
    far
"quoted name": 1
'single name': 2
011: number
empty:
null: nothing
last: end
`,
  'pages/one.yaml': 'just words\n',
  'pages/marks.yaml': `%YAML 1.2
---
a: 1
b: [x]
...
`,
};
