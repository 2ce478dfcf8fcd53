-- Asks over and over for one address: its arguments are the method, the address, the name and the value of a header, and the type
-- and the text of a body; `WORD` in an address or a value is another one each time.
local count = 0
local method, address, name, value, kind, text

function init(args)
  method, address, name, value, kind, text = unpack(args)
  math.randomseed(os.time())
  count = math.random(1000000) * 1000
end

function request()
  count = count + 1
  local word = string.format("x%d", count)
  local headers = { ["Accept-Encoding"] = "br" }
  if name ~= "" then headers[name] = value:gsub("WORD", word) end
  if method == "GET" then return wrk.format(method, (address:gsub("WORD", word)), headers) end
  headers["Content-Type"] = kind
  headers["Accept"] = "application/json"
  return wrk.format(method, (address:gsub("WORD", word)), headers, text)
end
